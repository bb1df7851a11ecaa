"""What every type on the wire is made of."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

SeatNumber = Annotated[int, Field(ge=0, le=7)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=24)]
Level = Annotated[str, StringConstraints(min_length=1, max_length=24)]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{43}$")]
# What a person looks like at every table; the pages draw each of them.
Beaver = Literal["bare", "hat", "scarf", "glasses", "flower", "crown"]
Colour = Literal["brown", "sand", "dark", "grey", "red", "black", "blue", "green"]
Code = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
