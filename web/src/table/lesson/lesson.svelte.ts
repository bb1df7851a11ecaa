/** A guided first round at a table: connects the coach with the board, and ends or repeats the lesson. */
import { tick, untrack } from 'svelte'
import { noteFinished } from '../../device/lessons'
import { forgetTable } from '../../device/tables'
import { t } from '../../i18n/text.svelte'
import { go } from '../../ui/router.svelte'
import { showError } from '../../ui/toasts.svelte'
import type { MatchStore } from '../match.svelte'
import { playForReal } from '../opening'
import { Coach } from './coach.svelte'
import { focusPointed, pointAt } from './pointing'

export class Lesson {
  readonly coach: Coach
  /** What the coach says now; empty where there is no lesson. */
  readonly advice: string = $derived.by(() => this.match.over || this.match.you === null ? '' : this.coach.words)

  constructor(
    readonly match: MatchStore,
    table: string,
  ) {
    this.coach = new Coach(table, match.picker)
  }

  async readOn(): Promise<void> {
    this.coach.next()
    await tick()
    this.#point()
    if (this.coach.asked !== null) focusPointed(this.match.place)
  }

  async goMyWay(): Promise<void> {
    const move = this.coach.goFree()
    if (move) await this.match.play(move)
  }

  async startForReal(): Promise<void> {
    if (this.match.busy) return
    this.match.busy = true
    await playForReal(this.match.table).catch(showError)
    this.match.busy = false
  }

  async quit(): Promise<void> {
    const { match } = this
    if (!match.over && match.you !== null) await match.server.send({ type: 'leave', seat: match.you }).catch(() => undefined)
    forgetTable(match.table.id)
    go('/')
  }

  #point(): void {
    pointAt(this.match.place, this.coach.target.places)
  }

  run(): void {
    const { match, coach } = this
    $effect.pre(() => {
      coach.guide = match.server.position?.guide ?? null
      coach.canAct = match.canAct
    })
    $effect(() => {
      if (match.table.lesson) coach.begin().catch(showError)
    })
    $effect(() => {
      void match.place // the board comes after the first step
      void match.view // what was marked may be gone
      void coach.target
      void tick().then(() => this.#point())
    })
    let couldAct = false
    $effect(() => {
      if (!this.advice) return
      const words = match.canAct && !couldAct ? `${t('table-your-turn')}. ${this.advice}` : this.advice
      couldAct = match.canAct
      untrack(() => match.speak(words))
    })
    $effect(() => {
      if (match.table.lesson && (coach.finished || match.over)) noteFinished(match.game)
    })
  }
}
