import { useState, type ReactElement } from 'react'
import { expect } from 'vitest'
import { focus, gone, one, press, staysWithin } from './keys.ts'
import { mount } from './mount.tsx'

/** A button that opens something, as its callers do. */
function Opener({ children }: { children: (open: boolean, close: () => void) => ReactElement | null }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {children(open, () => setOpen(false))}
    </>
  )
}

interface Opened {
  role: 'dialog' | 'alertdialog'
  name: string | RegExp
  /** Times Tab is pressed to go round. */
  turns?: number
}

/** Focus goes in, stays where it must, Esc closes, focus goes back. */
export async function opensAndCloses(
  element: (open: boolean, close: () => void) => ReactElement | null,
  { role, name, turns }: Opened,
) {
  mount(<Opener>{element}</Opener>)
  focus('button', '打开')
  await press('{Enter}')
  await expect.element(one(role, name)).toBeVisible()
  await expect.poll(() => one(role, name).element().contains(document.activeElement)).toBe(true)
  if (turns) await staysWithin(role, name, turns)
  await press('{Escape}')
  await gone(role)
  await expect.element(one('button', '打开')).toHaveFocus()
}
