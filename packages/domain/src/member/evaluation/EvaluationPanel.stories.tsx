import { useLocation } from 'react-router-dom'
import {
  cancelStar,
  gotNotice,
  listPublicity,
  ratingCentre,
  receivePaper,
  showStar,
  starHint,
} from '@portal/api/contract/stars.contract'
import type { RatingCentre, StarApplication } from '@portal/api/contract/stars.schema'
import { aPage } from '@portal/api/fixtures/memberships'
import {
  aCertificate,
  anApplicationIn,
  aFailedApplication,
  aPaper,
  aPublicityRow,
  aRatingCentre,
  aStarHint,
  aStarRow,
  noRatings,
  someStarNotices,
} from '@portal/api/fixtures/stars'
import { mock } from '@portal/api/mocks'
import { refusals } from '@portal/api/rules/refusals'
import { ToastRegion } from '@portal/ui/toast'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { EvaluationPanel } from './EvaluationPanel.tsx'

const centre = mock(ratingCentre)
const show = mock(showStar)
const got = mock(gotNotice)
const stands = (part: Partial<RatingCentre> = {}) => centre.reply(aRatingCentre(part))
const has = (application: StarApplication) => show.reply({ application, snapshot: null, frozen_at: null })

const Address = () => <output aria-label="地址">{useLocation().search}</output>
const at = (search: string) => ({ router: { initialEntries: [`/home/evaluation${search}`] } })

const meta = preview.meta({
  component: EvaluationPanel,
  parameters: at(''),
  decorators: [
    Story => (
      <main id="content" tabIndex={-1}>
        <Story />
        <Address />
        <ToastRegion />
      </main>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(stands(), mock(starHint).reply(aStarHint())),
})

export const Scoring = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '四星评价 · 财务总监岗' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: '当前星级' })).toHaveTextContent('三星财务管理师')
    await expect(canvas.getByRole('link', { name: '纸质证书' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '个人资料' })).toHaveAttribute(
      'href',
      '/home/evaluation/credit-archive',
    )
    await expect(canvas.getByRole('table', { name: /历史申请/ })).toBeVisible()
  },
})
export const ReturnedPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(stands({ current: anApplicationIn(15) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '按意见补正' })).toBeVisible()
  },
})
export const NothingYet = meta.story({
  beforeEach: ({ msw }) => msw.use(centre.reply(noRatings)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '申请星级评价' }))
    await expect(await canvas.findByRole('form', { name: '星级评价申请' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    await expect(canvas.getByRole('status', { name: '地址' })).toHaveTextContent('?view=apply')
    await userEvent.click(canvas.getByRole('link', { name: '人才评价' }))
    await expect(await canvas.findByText('还没有有效的星级证书')).toBeVisible()
  },
})
export const Hindered = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(centre.reply({ ...noRatings, hindrances: ['评审未通过后 6 个月内不能再次申请'] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('现在还不能申请星级评价')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '申请星级评价' })).toBeNull()
  },
})
export const HinderedAtTheForm = meta.story({
  parameters: at('?view=apply'),
  beforeEach: ({ msw }) =>
    msw.use(centre.reply({ ...noRatings, hindrances: ['评审未通过后 6 个月内不能再次申请'] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('现在还不能申请星级评价')).toBeVisible()
  },
})
/** Somebody with an application under way has no form: the address leads to where it stands. */
export const HandedInAlready = meta.story({
  parameters: at('?view=apply'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '四星评价 · 财务总监岗' })).toBeVisible()
    await expect(canvas.getByRole('status', { name: '地址' })).toBeEmptyDOMElement()
  },
})
export const LatestFailed = meta.story({
  beforeEach: ({ msw }) => {
    const failed = aFailedApplication('check')
    msw.use(
      stands({
        current: null,
        results: [aStarRow({ ...failed, awarded_star: null }), aStarRow()],
      }),
      has(failed),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '最近一次申请' })).toHaveTextContent('初审未通过')
    // the lower level is held
    await expect(canvas.queryByRole('link', { name: '申请三星' })).toBeNull()
    await expect(canvas.getByRole('link', { name: '重新申请' })).toHaveAttribute(
      'href',
      '/home/evaluation?view=apply',
    )
    await expect(canvas.getByText('三星 2026-12-29 起可以重新评价；现在可以申报更高的星级。')).toBeVisible()
  },
})
/** In the last half year of a certificate its level can be applied for again. */
export const MayBeRenewed = meta.story({
  beforeEach: ({ msw }) => {
    const expires_on = '2026-09-30'
    const held = anApplicationIn(50, { expires_on, certificate: aCertificate({ expires_on }) })
    msw.use(
      stands({
        current: null,
        held: null,
        certificate: aCertificate({ expires_on }),
        results: [aStarRow({ ...held })],
      }),
      has(held),
    )
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('三星证书 2026-09-30 到期，现在可以重新评价，也可以申报更高的星级。'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: '重新评价' })).toHaveAttribute(
      'href',
      '/home/evaluation?view=apply',
    )
  },
})
export const HighestHeld = meta.story({
  beforeEach: ({ msw }) => {
    const certificate = aCertificate({ star: 5 })
    msw.use(
      centre.reply({
        ...noRatings,
        certificate,
        held: { star: 5, again_from: '2026-12-29' },
        hindrances: [refusals.star_held],
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(refusals.star_held)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '申请星级评价' })).toBeNull()
  },
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(centre.never()) })
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(centre.fault()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/人才评价没有加载出来。/)).toBeVisible()
  },
})
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(centre.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(stands())
    await userEvent.click(retry)
    await expect(await canvas.findByRole('article', { name: '四星评价 · 财务总监岗' })).toBeVisible()
  },
})

export const GotIt = meta.story({
  beforeEach: ({ msw }) => msw.use(stands({ notices: someStarNotices }), got.reply({})),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '知道了：初审通过' })
    msw.use(stands({ notices: someStarNotices.slice(1) }))
    await userEvent.click(button)
    await waitFor(() => expect(canvas.queryByRole('button', { name: '知道了：初审通过' })).toBeNull())
    await expect(canvas.getByRole('button', { name: '知道了：退回补正' })).toBeVisible()
  },
})
export const NoticeChangedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(stands({ notices: someStarNotices }), got.conflict({ version: 2 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '知道了：初审通过' }))
    await expect(await screen.findByText('这条消息刚刚有了新的内容，请看过再确认')).toBeVisible()
  },
})
export const Cancels = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      stands({ current: anApplicationIn(10) }),
      mock(cancelStar).reply({ application: anApplicationIn(70) }),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '撤销申请' }))
    const dialog = within(await shown(screen.findByRole('alertdialog', { name: '撤销四星评价申请？' })))
    const cancelled = anApplicationIn(70)
    msw.use(stands({ current: null, results: [aStarRow({ ...cancelled })] }), has(cancelled))
    await userEvent.click(dialog.getByRole('button', { name: '撤销申请' }))
    await expect(await canvas.findByRole('region', { name: '最近一次申请' })).toHaveTextContent(
      '您于 2026-05-14 撤销了申请',
    )
    await expect(canvas.getByRole('link', { name: '重新申请' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

const awarded = anApplicationIn(50, {
  paper: aPaper({
    status: 'shipped',
    carrier: '顺丰速运',
    tracking_no: 'SF1234567890123',
    allowed: ['receive'],
  }),
})
export const OneByItsNumber = meta.story({
  parameters: at('?application=S20260511-0092'),
  beforeEach: ({ msw }) => msw.use(has(awarded), mock(receivePaper).reply({ application: awarded })),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('公示无异议，授予四星。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '查看评语' }))
    await shown(screen.findByRole('dialog', { name: '四星评价的评分与评语' }))
    await userEvent.keyboard('{Escape}')
    const received = aPaper({ status: 'received', allowed: [] })
    msw.use(has({ ...awarded, paper: received }))
    await userEvent.click(await canvas.findByRole('button', { name: '已收到' }))
    await expect(await canvas.findByText('证书已签收。')).toBeVisible()
  },
})
export const OfSomebodyElse = meta.story({
  parameters: at('?application=S20260511-9999'),
  beforeEach: ({ msw }) => msw.use(show.notFound()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到这份申请')).toBeVisible()
  },
})
export const Publicity = meta.story({
  parameters: at('?view=publicity'),
  beforeEach: ({ msw }) => msw.use(mock(listPublicity).reply(aPage([aPublicityRow()]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '公示名单' })).toBeVisible()
    await expect(await canvas.findByText('远桥精密制造股份有限公司')).toBeVisible()
  },
})
