import { delay } from 'msw'
import { lazy, Suspense } from 'react'
import { expect } from 'storybook/test'
import { listDistricts } from '../packages/api/src/contract/districts.contract.ts'
import { useRead } from '../packages/api/src/hooks/use-read.ts'
import { mock } from '../packages/api/src/mocks/index.ts'
import preview from './preview.tsx'
import { untilAnswered } from './unanswered.ts'

const districts = mock(listDistricts)

const Code = lazy(async () => {
  await delay(200)
  return { default: () => <p>都到了</p> }
})

/** Shows something of its own after an answer and the code for it. */
function Page() {
  const { data } = useRead(listDistricts, {})
  const coming = <p aria-busy>正在加载</p>
  return data ? (
    <Suspense fallback={coming}>
      <Code />
    </Suspense>
  ) : (
    coming
  )
}

/** What axe judges of a story that has no play: what it shows once all is there. */
const meta = preview.meta({
  title: 'Apps/Answered',
  component: Page,
  tags: ['!autodocs', 'no-picture'],
})

export const IsJudgedWhenAllIsThere = meta.story({
  beforeEach: ({ msw }) => msw.use(districts.replyAfter(600, { list: [] })),
  play: async ({ canvas }) => {
    await untilAnswered()
    await expect(canvas.getByText('都到了')).toBeVisible()
  },
})

export const IsNotWaitedForWithoutEnd = meta.story({
  beforeEach: ({ msw }) => msw.use(districts.never()),
  play: async ({ canvas }) => {
    const from = performance.now()
    await untilAnswered()
    await expect(performance.now() - from).toBeLessThan(4_000)
    await expect(canvas.getByText('正在加载')).toBeVisible()
  },
})
