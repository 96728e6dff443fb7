import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { SaveState } from '../save-state/index.ts'
import { BottomBar } from './BottomBar.tsx'

const meta = preview.meta({
  component: BottomBar,
  args: {
    info: <SaveState state="saved" time="14:32:07" />,
    actions: (
      <>
        <Button variant="text">上一步</Button>
        <Button>保存并退出</Button>
        <Button variant="primary">保存并继续</Button>
      </>
    ),
  },
})

export const Desktop = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '保存并继续' })).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
