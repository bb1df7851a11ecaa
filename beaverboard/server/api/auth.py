"""Who asks: the bearer token, the client's address, and how often that address may ask."""

from typing import Annotated

from fastapi import Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from beaverboard.server.ops.limits import Buckets
from beaverboard.server.protocol.errors import Refusal

bearer = HTTPBearer(auto_error=False)
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]


def token_of(credentials: HTTPAuthorizationCredentials | None) -> str | None:
    return None if credentials is None else credentials.credentials


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def not_too_fast(buckets: Buckets, request: Request) -> None:
    if not buckets.take(address_of(request)):
        raise Refusal("error-too-fast")
