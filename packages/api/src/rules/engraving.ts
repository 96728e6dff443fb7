const lines = 30
const step = 12

/** One line of the engraver's bundle over a sheet of 901 x 794, as on the card but wider. */
function wave(line: number): string {
  const points: string[] = []
  for (let x = -10; x <= 914; x += step) {
    const swell = 46 * Math.sin(x / 96 - 0.8 + 0.21 * line)
    const drift = 96 * Math.sin(0.0042 * x - 0.6) * Math.cos(2.2 + 0.11 * line)
    points.push(`${x} ${(-60 + 31 * line + swell + drift).toFixed(1)}`)
  }
  return `M${points.join('L')}`
}

/** Lines behind the text of a certificate. */
export const waves = Array.from({ length: lines }, (_, line) => wave(line)).join('')

/** Spine and stitches of the thread-bound book at the left edge. */
export const spine = 'M1 0v794M1 100h33M1 298h33M1 496h33M1 694h33'

/** The emblem's spade coin on a ground of 240 x 240; the two cut bars are the accountant's double rule. */
export const coin =
  'M90 28h60l-7 50 49 6c-8 22-12 44-12 62 0 22 6 45 16 66h-54c-4-25-10-38-22-38s-18 13-22 38H44c10-21 16-44 16-66 0-18-4-40-12-62l49-6zM80 110v10h80v-10zM80 130v10h80v-10z'
