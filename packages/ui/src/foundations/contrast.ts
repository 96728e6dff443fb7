type Channels = readonly [red: number, green: number, blue: number]

function channels(hex: string): Channels {
  const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  if (red === undefined || green === undefined || blue === undefined || Number.isNaN(red + green + blue))
    throw new Error(`${hex} is no colour of the form #rrggbb`)
  return [red, green, blue]
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio of two `#rrggbb` colours (WCAG 2.2), rounded down to two decimals. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 100) / 100
}
