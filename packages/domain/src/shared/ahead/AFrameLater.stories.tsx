import { useLayoutEffect } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { AFrameLater } from './AFrameLater.tsx'

let drawn: string[] = []

function Part({ name }: { name: string }) {
  useLayoutEffect(() => {
    drawn.push(name)
  }, [name])
  return <p>{name}</p>
}

const meta = preview.meta({
  component: AFrameLater,
  // about the way, not the look
  tags: ['no-picture'],
  args: { children: <Part name="付款" /> },
  beforeEach: () => {
    drawn = []
  },
})

export const ComesAfterWhatStandsBelowIt = meta.story({
  render: args => (
    <>
      <AFrameLater {...args} />
      <Part name="记录" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('付款')).toBeVisible()
    await expect(drawn).toEqual(['记录', '付款'])
  },
})
