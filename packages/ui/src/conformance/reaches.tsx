import type { ReactElement } from 'react'
import { expect, vi } from 'vitest'
import { press, tabTo } from './keys.ts'
import { mount } from './mount.tsx'

/** Tab stops at the one thing that its caller put in, and Enter acts. */
export async function reachesAction(element: (act: () => void) => ReactElement, name: string) {
  const act = vi.fn<() => void>()
  mount(element(act))
  await tabTo('button', name)
  await press('{Enter}')
  expect(act).toHaveBeenCalledTimes(1)
}
