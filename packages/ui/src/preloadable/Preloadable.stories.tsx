import { Suspense, useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { preloadable } from './preloadable.tsx'

const Part = () => <p>打印预览</p>

interface PageProps {
  /** How often the code does not come. */
  misses: number
  asked: (time: number) => void
}

/** A page with a field, and a part whose code is on its way or does not come. */
function Page({ misses, asked }: PageProps) {
  const [Late] = useState(() => {
    let time = 0
    return preloadable(async () => {
      time += 1
      asked(time)
      if (time <= misses) throw new TypeError('Failed to fetch dynamically imported module')
      return { default: Part }
    })
  })
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <label>
        备注 <input />
      </label>
      <Button size="s" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? '关闭' : '打开'}
      </Button>
      {isOpen ? (
        <Suspense fallback={<p>正在加载</p>}>
          <Late />
        </Suspense>
      ) : null}
    </>
  )
}

const asked = fn()
const meta = preview.meta({
  component: Page,
  args: { misses: 0, asked },
  beforeEach: () => void asked.mockClear(),
})
const notice = { name: '再试一次' }
const patience = { timeout: 15_000 }

export const Comes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }))
    await expect(await canvas.findByText('打印预览')).toBeVisible()
    await expect(asked).toHaveBeenCalledOnce()
  },
})
export const ComesAfterABreakOfTheLine = meta.story({
  tags: ['no-picture'],
  args: { misses: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }))
    await expect(await canvas.findByText('打印预览', {}, patience)).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})
/** The rest of the page stays, with what was typed in it. */
export const DoesNotCome = meta.story({
  args: { misses: 1_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '三月补缴')
    await userEvent.click(canvas.getByRole('button', { name: '打开' }))
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent('这部分没有加载出来')
    await expect(canvas.getByRole('textbox')).toHaveValue('三月补缴')
    await expect(canvas.getByRole('button', { name: '刷新页面' })).toBeVisible()
  },
})
export const ComesWhenAskedAgain = meta.story({
  tags: ['no-picture'],
  args: { misses: 4 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }))
    await userEvent.click(await canvas.findByRole('button', notice, patience))
    await expect(await canvas.findByText('打印预览', {}, patience)).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})
export const ComesWhenOpenedAgain = meta.story({
  tags: ['no-picture'],
  args: { misses: 4 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }))
    await canvas.findByRole('button', notice, patience)
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }))
    await userEvent.click(canvas.getByRole('button', { name: '打开' }))
    await expect(await canvas.findByText('打印预览', {}, patience)).toBeVisible()
  },
})
