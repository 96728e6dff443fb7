import { useEffect } from 'react'
import { styled } from 'styled-components'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Rehearsal } from './Rehearsal.tsx'

const ask = fn()
const drawn = fn()
const took = fn()

const Coloured = styled.p`
  color: rgb(1 2 3);
`

function Next() {
  drawn()
  useEffect(() => {
    took()
  }, [])
  return <Coloured>下一条记录</Coloured>
}

const rules = () =>
  Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText))
    .flat()
    .filter(text => text.includes('rgb(1, 2, 3)'))

const meta = preview.meta({
  component: Rehearsal,
  // nothing is seen
  tags: ['no-picture'],
  args: { subject: true, ask, render: () => <Next /> },
  beforeEach: () => {
    for (const heard of [ask, drawn, took]) heard.mockClear()
  },
})

export const IsDrawnOnceUnseen = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(drawn).toHaveBeenCalled(), { timeout: 10_000 })
    await expect(ask).toHaveBeenCalledOnce()
    await expect(rules()).toHaveLength(1)
    await expect(document.body).not.toHaveTextContent('下一条记录')
    await expect(canvasElement).toBeEmptyDOMElement()
    await expect(took).not.toHaveBeenCalled()
  },
})
export const WaitsForASubject = meta.story({
  args: { subject: null },
  play: async () => {
    await new Promise(rested => setTimeout(rested, 2_500))
    await expect(ask).not.toHaveBeenCalled()
    await expect(drawn).not.toHaveBeenCalled()
  },
})
