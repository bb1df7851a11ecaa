"""Tables and progress bars in the terminal."""

from beaverboard.extras import extra

with extra("arena"):
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.text import Text

console = Console()
errors = Console(stderr=True)


class Rate(ProgressColumn):
    """How many a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(
            f"{speed:,.0f}/s" if speed and speed >= 10 else f"{speed:.2g}/s" if speed else ""
        )


def progress_bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
    )
