import { savePreferences } from '@portal/api/contract/settings.contract'
import { mock } from '@portal/api/mocks'
import { useState } from 'react'
import { expect, fireEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ShortcutsControl } from '../staff-preferences/index.ts'
import { useShortcuts } from './index.ts'

function Desk() {
  const [at, setAt] = useState(1)
  useShortcuts({ j: () => setAt(at + 1), k: at > 1 ? () => setAt(at - 1) : null })
  return (
    <>
      <output>第 {at} 条</output>
      <label>
        备注 <input />
      </label>
      <ShortcutsControl />
    </>
  )
}

const meta = preview.meta({ component: Desk, globals: { density: 'staff' } })

export const Walks = meta.story({
  play: async ({ canvas, userEvent }) => {
    const at = canvas.getByRole('status')
    await userEvent.keyboard('jj')
    await expect(at).toHaveTextContent('第 3 条')
    await userEvent.keyboard('K')
    await expect(at).toHaveTextContent('第 2 条')
    await userEvent.type(canvas.getByRole('textbox'), 'jjj')
    await expect(at).toHaveTextContent('第 2 条')
    await fireEvent.keyDown(document.body, { key: 'j', isComposing: true })
    await fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true })
    await expect(at).toHaveTextContent('第 2 条')
  },
})

export const CanBeSwitchedOff = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(savePreferences).replyWith(({ preferences }) => ({ preferences }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /单键快捷键/ }))
    await userEvent.keyboard('j')
    await expect(canvas.getByRole('status')).toHaveTextContent('第 1 条')
    await userEvent.click(canvas.getByRole('checkbox', { name: /单键快捷键/ }))
    await userEvent.keyboard('j')
    await expect(canvas.getByRole('status')).toHaveTextContent('第 2 条')
  },
})
