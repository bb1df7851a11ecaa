/** Seconds as people read them on a clock: 75 is 1:15. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
