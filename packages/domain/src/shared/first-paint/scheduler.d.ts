/** Its own types leave this out. */
declare module 'scheduler' {
  /** React stops for the browser after 1000 / `framesPerSecond` milliseconds; 0 is the usual 5 ms. */
  export function unstable_forceFrameRate(framesPerSecond: number): void
}
