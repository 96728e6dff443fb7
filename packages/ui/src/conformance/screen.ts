/// <reference types="@vitest/browser-playwright" />
import { cdp, page } from 'vitest/browser'

interface Screen {
  width: number
  height: number
  /** A finger instead of a mouse. */
  touch: boolean
  forcedColours: boolean
  /** Of the root's type, in per cent. */
  type: number
}

const desktop: Screen = { width: 1280, height: 900, touch: false, forcedColours: false, type: 100 }

let now: Partial<Screen> = {}

/** Sets the screen; what is left out is that of a desktop. */
export async function screen(wanted: Partial<Screen> = {}): Promise<void> {
  const next = { ...desktop, ...wanted }
  if (next.width !== now.width || next.height !== now.height) await page.viewport(next.width, next.height)
  if (next.touch !== now.touch)
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: next.touch })
  if (next.forcedColours !== now.forcedColours)
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-reduced-motion', value: 'reduce' },
        { name: 'forced-colors', value: next.forcedColours ? 'active' : 'none' },
      ],
    })
  document.documentElement.style.fontSize = next.type === 100 ? '' : `${next.type}%`
  now = next
}
