"""Analyses over HTTP."""

from dataclasses import asdict

from fastapi import APIRouter, Request

from beaverboard.games import GAMES
from beaverboard.server.api.auth import address_of, not_too_fast
from beaverboard.server.api.http import problems
from beaverboard.server.api.services import AnalysesPart, CompilerPart, LimitsPart
from beaverboard.server.ops.security import StrictRoute
from beaverboard.server.protocol import bodies
from beaverboard.server.protocol.errors import Refusal
from beaverboard.server.workers.analysis import Work, summary

router = APIRouter(route_class=StrictRoute, responses=problems(422))

MOMENTS = 100  # in an answer at most


@router.post("/api/analysis", responses=problems(403, 409, 413, 429, 503))
async def analyse(
    request: Request,
    analyses: AnalysesPart,
    compiler: CompilerPart,
    limits: LimitsPart,
    body: bodies.AnalysisRequest,
) -> bodies.Analysis:
    """What is there of the analysis of a finished match; asked again, it has grown."""
    not_too_fast(limits.replaying, request)
    work = analyses.known(body.record)
    if work is None:
        not_too_fast(limits.analysing, request)
        game = body.record.get("game")
        if isinstance(game, str) and game in GAMES:
            if not compiler.is_ready(game, "advice"):
                raise Refusal("error-analysis-later")
        work = await analyses.submit(body.record, address_of(request))
    return shown(work, analyses.before(work), body.first)


def shown(work: Work, before: int, first: int) -> bodies.Analysis:
    moments, accounts = summary(work)
    action = GAMES[work.record["game"]].text.action
    return bodies.Analysis(
        id=work.id,
        plies=work.plies,
        done=max(0, len(work.steps) - 1),
        before=before,
        chances=tuple(
            tuple(round(share, 4) for share in step.chances) for step in work.steps[first:]
        ),
        moments=tuple(
            bodies.Moment(
                **asdict(each),
                cost=each.cost,
                kind=each.kind,
                action=action(each.move),
                better_action=action(each.better),
            )
            for each in moments[:MOMENTS]
        ),
        seats=tuple(bodies.Account(**asdict(each.rounded(2))) for each in accounts),
    )
