/** Small sounds made on the spot: no file is fetched, and none without the person's wish. */
import { settings } from './settings.svelte'

let context: AudioContext | null = null

interface Knock {
  at: number
  pitch: number
  length: number
  loud: number
}

const SOUNDS = {
  /** Two logs, the second higher: it is your turn. */
  turn: [
    { at: 0, pitch: 330, length: 0.16, loud: 0.5 },
    { at: 0.14, pitch: 494, length: 0.24, loud: 0.5 },
  ],
  card: [{ at: 0, pitch: 190, length: 0.07, loud: 0.35 }],
  chat: [{ at: 0, pitch: 660, length: 0.12, loud: 0.25 }],
  end: [
    { at: 0, pitch: 330, length: 0.2, loud: 0.5 },
    { at: 0.15, pitch: 415, length: 0.2, loud: 0.5 },
    { at: 0.3, pitch: 494, length: 0.4, loud: 0.5 },
  ],
} as const satisfies Record<string, readonly Knock[]>

export type Sound = keyof typeof SOUNDS

/** Like wood: a short tone that sinks, with an overtone that is gone sooner. */
function knock(audio: AudioContext, { at, pitch, length, loud }: Knock): void {
  const start = audio.currentTime + at
  for (const [overtone, share] of [
    [1, 1],
    [2.76, 0.35],
  ] as const) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.type = 'sine'
    tone.frequency.setValueAtTime(pitch * overtone, start)
    tone.frequency.exponentialRampToValueAtTime(pitch * overtone * 0.92, start + length)
    volume.gain.setValueAtTime(loud * share * 0.5, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + length / overtone ** 0.5)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + length)
  }
}

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const audio = context
  // Browsers hold sound back until the person has touched the page.
  void audio.resume().then(() => SOUNDS[sound].forEach((each) => knock(audio, each)), () => undefined)
}
