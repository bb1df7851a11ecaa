"""The tables that the files of the rules share."""

from beaverboard.games.roi_des_castors import actions, names, state, text


def test_a_verb_is_the_number_of_its_first_action() -> None:
    verbs = actions.MEANING[:, actions.VERB].tolist()
    assert verbs == sorted(verbs)
    for verb in text.VERBS:
        assert verbs.index(verb) == verb
    assert set(verbs) == set(text.VERBS)


def test_actions_are_found_by_what_they_mean() -> None:
    for action in range(actions.ACTIONS):
        verb, place, source, c = actions.meaning(action)
        if verb == actions.PLAY:
            assert actions.play_action(source, c) == action
        elif verb == actions.LAY:
            assert actions.lay_action(source, c, place) == action


def test_every_phase_zone_and_event_has_a_name() -> None:
    assert len(names.PHASES) == state.TURN_DONE + 1
    assert len(names.ZONES) == state.DRAWN_PAIR + 1
    assert len(names.EVENTS) == state.FINISHED + 1
