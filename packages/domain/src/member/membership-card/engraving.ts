/** The engraver's lines of the card, in its 420 x 264 box; made once, the same on every card. */

const lines = 18
const step = 12

function wave(line: number): string {
  const points: string[] = []
  for (let x = -10; x <= 434; x += step) {
    const swell = 34 * Math.sin(x / 50 - 1.1 + 0.262 * line)
    const drift =
      53 * Math.sin(0.0085 * x - 0.98) * Math.cos(2.78 + 0.16 * line) - 10.7 * Math.sin(0.0085 * x)
    points.push(`${x} ${(53.5 + 8.76 * line + swell + drift).toFixed(1)}`)
  }
  return `M${points.join('L')}`
}

/** Sine bundle behind the text. */
export const waves = Array.from({ length: lines }, (_, line) => wave(line)).join('')

/** Spine with its four stitches: the card is a page of the thread-bound book. */
export const spine = 'M20 0v264M0 34h20M0 88h20M0 176h20M0 230h20'

/** Outline of the spade coin in the box 36 20 168 200; `ruling` is cut to it. */
export const coin =
  'M90 28h60l-7 50 49 6c-8 22-12 44-12 62 0 22 6 45 16 66h-54c-4-25-10-38-22-38s-18 13-22 38H44c10-21 16-44 16-66 0-18-4-40-12-62l49-6zM80 110v10h80v-10zM80 130v10h80v-10z'

/** Horizontal ruling that shades the coin. */
export const ruling = Array.from({ length: 64 }, (_, line) => `M36 ${21 + 3 * line}h168`).join('')
