import { revealIdNumber } from '@portal/api/contract/applications.contract'
import { anApplicationRow } from '@portal/api/fixtures/applications'
import { mock } from '@portal/api/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { fieldOf, typesWithin } from '../../../../../.storybook/drawn-again.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { ThereAndBack } from '../../../../../.storybook/ThereAndBack.tsx'
import {
  afresh,
  body,
  onADesk,
  onALaptop,
  picksAndGoesBack,
  retry,
  showsHeading,
} from '../staff-desk/story-desk.tsx'
import { AuditDeskPanel } from './AuditDeskPanel.tsx'
import { byId, kind, list, one, page, remarkOnEmail, rows, submitted, usual } from './story-applications.ts'

const reveal = mock(revealIdNumber)

const meta = preview.meta({
  component: AuditDeskPanel,
  ...onADesk,
  args: { kind },
  beforeEach: afresh(usual),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '陈知行' })).toBeVisible()
    await expect((await canvas.findByText('11-20 年')).tagName).toBe('INS')
    await expect(canvas.getByText('财务经理').tagName).toBe('DEL')
    await expect(canvas.getByText('第 2 次提交，改动 3 项')).toBeVisible()
    await expect(canvas.getByText(/身份证号遮盖中/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /陈知行 个人会员 第 2 次提交 5 天/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(canvas.getByRole('button', { name: '通过' })).toHaveAttribute('data-variant', 'primary')
  },
})

export const SecondPage = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply({ ...page(), page: 2, total: 23 })),
  parameters: { router: { initialEntries: ['/memberAudit/personal?page=2'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('21 / 23')).toBeVisible()
  },
})

/** Its own answer is the first to tell: the queue and the numbers of the tabs follow. */
export const DecidedByAnotherAuditor = meta.story({
  // about the way, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      one.replyWith(() => {
        msw.use(list.reply(page(rows.slice(1))))
        return submitted({ status: 'returned', allowed: [] })
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '陈知行' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^陈知行 / })).toBeNull())
    const tabs = within(canvas.getByRole('navigation', { name: '申请状态' }))
    await expect(tabs.getAllByRole('link')[0]).toHaveTextContent('待审核2')
  },
})

export const RevealsTheNumber = meta.story({
  beforeEach: ({ msw }) => msw.use(reveal.reply({ id_number: '110105198903070037' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看完整号码' }))
    await expect(await canvas.findByText('110105 19890307 0037')).toBeVisible()
    await expect(canvas.getByText(/^身份证号校验位/)).toBeVisible()
  },
})

export const RevealIsRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(reveal.noRight()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看完整号码' }))
    await expect(await canvas.findByText('1101**********0037')).toBeVisible()
  },
})

export const Previews = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '在职证明.png' }))
    const dialog = within(await shown(body().findByRole('dialog', { name: '陈知行的证明材料' })))
    await expect(dialog.getByText('2 / 2')).toBeVisible()
  },
})

export const RemarksSurviveWalking = meta.story({
  beforeEach: ({ msw }) => msw.use(byId),
  play: async ({ canvas, userEvent }) => {
    await remarkOnEmail({ canvas, userEvent })
    await userEvent.click(canvas.getByText('自动核验'))
    await userEvent.keyboard('j')
    await expect(await canvas.findByRole('heading', { name: '江晚舟' })).toBeVisible()
    await expect(canvas.queryByText(/缺少后缀/)).toBeNull()
    await userEvent.keyboard('k')
    await expect(await canvas.findByText('内容不完整，缺少后缀')).toBeVisible()
  },
})

export const RemarksSurviveLeaving = meta.story({
  decorators: [
    Story => (
      <ThereAndBack>
        <Story />
      </ThereAndBack>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await remarkOnEmail({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('link', { name: '别处' }))
    await expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
    await userEvent.click(await canvas.findByRole('button', { name: '后退' }))
    await expect(await canvas.findByText('内容不完整，缺少后缀')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '退回补正（1 条意见）' })).toBeVisible()
  },
})

export const Returned = meta.story({
  parameters: { router: { initialEntries: ['/?status=returned'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      list.reply(page([anApplicationRow({ status: 'returned', submitted_at: '2025-12-30 10:06:12' })])),
      one.reply(
        submitted({
          status: 'returned',
          allowed: [],
          remark: '请补正后再提交',
          remarks: [{ field: 'email', text: '邮箱不完整' }],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('邮箱不完整')).toBeVisible()
    await expect(canvas.getByText('请补正后再提交')).toBeVisible()
    await expect(canvas.getByText('2025-12-30')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '通过' })).toBeNull()
  },
})

const nothingWaits = {
  beforeEach: ({ msw }: Parameters<ReturnType<typeof afresh>>[0]) => msw.use(list.reply(page([]))),
  play: async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await expect(await canvas.findByRole('heading', { name: '这个状态没有申请' })).toBeVisible()
    // the queue beside it does not say it again
    await expect(canvas.getAllByText(/没有申请/)).toHaveLength(1)
  },
}
export const Empty = meta.story(nothingWaits)
export const EmptyOnAPhone = meta.story({ ...nothingWaits, globals: { viewport: { value: 'phone' } } })

export const Enterprise = meta.story({
  args: { kind: 'enterprise' },
  beforeEach: ({ msw }) => msw.use(list.reply(page([]))),
  play: showsHeading('单位审核'),
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(list.never()) })

export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(list.fault()),
  play: async context => {
    await retry(context, list.reply(page()))
    await expect(await context.canvas.findByRole('heading', { name: '陈知行' })).toBeVisible()
  },
})

export const ApplicationIsMissing = meta.story({
  parameters: { router: { initialEntries: ['/?id=gone'] } },
  beforeEach: ({ msw }) => msw.use(one.notFound()),
  play: showsHeading('没有找到这份申请'),
})

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await remarkOnEmail({ canvas, userEvent })
  },
})

export const Laptop = meta.story({
  ...onALaptop,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '陈知行' })
  },
})

export const PhoneListThenStep = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(byId),
  play: picksAndGoesBack(/江晚舟/, '江晚舟', /宁若水/),
})

export const PhoneStepDark = meta.story({
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  parameters: { router: { initialEntries: ['/?id=a1'] } },
  play: async ({ canvas, userEvent }) => {
    await remarkOnEmail({ canvas, userEvent })
  },
})

export const TypingDrawsOneField = meta.story({
  // about the work, not the look
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '填写邮箱的意见' }))
    const remark = canvas.getByRole('textbox', { name: '邮箱的意见' })
    const row = remark.closest<HTMLElement>('[data-remarked]')
    await typesWithin(remark, '邮箱不完整，请补充后缀', row ? [row] : [], userEvent)
    const general = canvas.getByRole('textbox', { name: /总体意见/ })
    await typesWithin(general, '请按意见补正后再提交一次', [fieldOf(general)], userEvent)
  },
})

export const OpensWithWhatTheRowKnows = meta.story({
  // about the moment, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(one.never()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '陈知行' })).toBeVisible()
    const sheet = canvas.getByRole('article', { name: '陈知行' })
    await expect(sheet).toHaveAttribute('aria-busy', 'true')
    // every field has its place already
    await expect(within(sheet).getByText('工作单位')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '通过' })).toBeNull()
  },
})
