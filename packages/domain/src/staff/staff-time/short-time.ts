/** `05-18 14:40` within the year of `today`, the whole day otherwise (VISUAL.md §5); the full value belongs in a title. */
export const shortTime = (time: string, today: string): string =>
  time.slice(0, 4) === today.slice(0, 4) ? time.slice(5, 16) : time.slice(0, 10)
