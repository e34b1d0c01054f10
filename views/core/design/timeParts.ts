/**
 * A length of time in whole days, hours, minutes and seconds.
 * @param seconds below 0 counts as none; parts of a second are rounded up, so that 0 is the very end
 */
export function timeParts(seconds: number) {
  const whole = Math.max(0, Math.ceil(seconds))
  return {
    days: Math.floor(whole / 86_400),
    hours: Math.floor(whole / 3600) % 24,
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  }
}
