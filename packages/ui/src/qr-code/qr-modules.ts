import { encode } from 'uqr'

/** Light modules that ISO/IEC 18004 asks for on every side. */
const quietZone = 4

/** Dark modules of a code, and how many fit on a side; null when the text is too long for any code. */
export function qrModules(value: string): { dark: { x: number; y: number }[]; side: number } | null {
  try {
    const { data, size } = encode(value, { ecc: 'M', border: quietZone })
    return { dark: data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [{ x, y }] : []))), side: size }
  } catch {
    return null
  }
}
