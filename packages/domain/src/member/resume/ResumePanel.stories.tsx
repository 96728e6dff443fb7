import {
  listResumeLinks,
  revokeResumeLink,
  shareResume,
  showResume,
} from '@portal/api/contract/resumes.contract'
import { aResume, aResumeLink } from '@portal/api/fixtures/resumes'
import { mock } from '@portal/api/mocks'
import { ToastRegion } from '@portal/ui/toast'
import { expect, fireEvent, screen, spyOn, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { ResumePanel } from './ResumePanel.tsx'
import { aLongResume, aPicture } from './story-resume.ts'

const resume = mock(showResume)
const links = mock(listResumeLinks)
const share = mock(shareResume)
const revoke = mock(revokeResumeLink)

const someLinks = {
  living: [
    aResumeLink(),
    aResumeLink({ id: 'l2', mark: 'H7RT…9W', days_left: 0, views: 0, viewed_at: null }),
  ],
  ended: [
    aResumeLink({ id: 'l3', mark: '2MZ9…C3', state: 'revoked', revoked_at: '2026-05-10 09:31:00', views: 1 }),
    aResumeLink({ id: 'l4', mark: '6WDP…H3', state: 'expired', expires_on: '2026-04-30', views: 8 }),
  ],
}
const noLinks = { living: [], ended: [] }

const meta = preview.meta({
  component: ResumePanel,
  // QR codes name the host, periods end some days from today
  tags: ['no-picture'],
  globals: { viewport: { value: 'wide' } },
  decorators: [
    Story => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(resume.reply({ resume: aResume({ photo_url: aPicture }) }), links.reply(someLinks)),
})

export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const paper = within(await canvas.findByRole('article', { name: '第 1 页，共 1 页' }))
    await expect(paper.getByRole('heading', { name: '陈知行' })).toBeVisible()
    await expect(paper.getByText('华岳重工集团有限公司 · 财务总监')).toBeVisible()
    await expect(paper.getByText('人力资源和社会保障厅 · 证书编号 B1601****22')).toBeVisible()
    await expect(paper.getByRole('img', { name: '扫码核验星级证书' })).toBeVisible()
    // kept back until they are asked for; what is empty cannot be asked for
    await expect(paper.queryByText('13800000001')).toBeNull()
    await expect(paper.queryByRole('img', { name: '证件照' })).toBeNull()
    await expect(canvas.getByRole('checkbox', { name: '论文成果' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: '联系方式' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '证件照' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '教育经历' }))
    const now = within(canvas.getByRole('article', { name: '第 1 页，共 1 页' }))
    await expect(now.getByText('13800000001')).toBeVisible()
    await expect(now.getByRole('img', { name: '证件照' })).toBeVisible()
    await expect(now.queryByRole('heading', { name: '教育经历' })).toBeNull()
  },
})

export const Links = meta.story({
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: '已生成的链接' }))
    const [living, today, revoked, expired] = list.getAllByRole('listitem')
    await expect(living).toHaveTextContent('有效，至 2026-06-01，还有 14 天')
    await expect(living).toHaveTextContent('显示 4 项：基本信息、工作经历、职业资格证书、星级和证书')
    await expect(living).toHaveTextContent('打开过 3 次，最近 2026-05-17 20:08')
    await expect(today).toHaveTextContent('今天结束时失效')
    await expect(today).toHaveTextContent('还没有人打开过')
    await expect(revoked).toHaveTextContent('已收回，2026-05-10 09:31')
    await expect(expired).toHaveTextContent('已到期，2026-04-30')
    await expect(list.getAllByRole('button', { name: /^收回链接/ })).toHaveLength(2)
  },
})

export const MakesALink = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      share.replyWith(({ sections, days }) => ({
        link: aResumeLink({ id: 'l9', sections, expires_on: days === 7 ? '2026-05-25' : '2026-06-17' }),
        token: 'ABCDEFGHJKMNPQRSTUVWXYZ234',
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '7 天' }))
    await userEvent.click(canvas.getByRole('button', { name: '生成链接' }))
    await expect(await canvas.findByText(`${location.origin}/r/ABCDEFGHJKMNPQRSTUVWXYZ234`)).toBeVisible()
    await expect(canvas.getByText(/^完整的链接只显示这一次.*2026-05-25 当天结束时失效。$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '复制链接' })).toBeVisible()
  },
})

let made = 0
/** Its second press comes when the first has been answered. */
export const MakesOneLinkByASlowDoubleClick = meta.story({
  // about the calls, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    made = 0
    msw.use(
      share.replyWith(({ sections }) => {
        made += 1
        return {
          link: aResumeLink({ id: `l${made}`, sections, expires_on: '2026-05-25' }),
          token: `ABCDEFGHJKMNPQRSTUVWXYZ2${made}4`,
        }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '生成链接' })
    await userEvent.click(button)
    await canvas.findByText(/ABCDEFGHJKMNPQRSTUVWXYZ214$/)
    await fireEvent.click(button, { detail: 2 })
    await new Promise(answered => setTimeout(answered, 500))
    await expect(made).toBe(1)
    await fireEvent.click(button, { detail: 1 })
    await expect(await canvas.findByText(/ABCDEFGHJKMNPQRSTUVWXYZ224$/)).toBeVisible()
  },
})

export const TooManyLinks = meta.story({
  beforeEach: ({ msw }) => msw.use(share.refuse('resume_links_too_many')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '生成链接' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '有效的简历链接最多 20 个，请先收回不用的',
    )
  },
})

export const TakesALinkBack = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(revoke.reply({ link: aResumeLink({ state: 'revoked', revoked_at: '2026-05-18 14:00:00' }) })),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '收回链接 8KQ4…T7' }))
    const dialog = within(await shown(screen.findByRole('alertdialog', { name: '收回链接 8KQ4…T7' })))
    msw.use(links.reply(noLinks))
    await userEvent.click(dialog.getByRole('button', { name: '收回链接' }))
    await expect(await screen.findByText('链接 8KQ4…T7 已收回，马上失效')).toBeVisible()
    await expect(await canvas.findByText('还没有生成过链接。')).toBeVisible()
  },
})

export const Prints = meta.story({
  beforeEach: () => {
    spyOn(window, 'print').mockImplementation(() => undefined)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '打印或存为 PDF' }))
    const dialog = within(await shown(screen.findByRole('dialog', { name: '打印预览' })))
    await expect(dialog.getByText('个人简历，A4 纵向，共 1 页')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '打印' }))
    await expect(window.print).toHaveBeenCalledOnce()
  },
})

export const LongProfile = meta.story({
  beforeEach: ({ msw }) => msw.use(resume.reply({ resume: aLongResume() }), links.reply(noLinks)),
  play: async ({ canvas }) => {
    const papers = await canvas.findAllByRole('article', { name: /^第 \d 页，共 4 页$/ })
    await expect(papers).toHaveLength(4)
    for (const paper of papers) {
      const body = paper.querySelector('[data-body]')
      await expect(body?.scrollHeight).toBeLessThanOrEqual((body?.clientHeight ?? 0) + 1)
    }
    // each entry once, in its order
    const printed = papers.flatMap(paper => within(paper).getAllByText(/^(第 \d+ 家单位|论文 \d+)/))
    await expect(printed).toHaveLength(21)
  },
})

export const NothingFilledIn = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      resume.reply({
        resume: aResume({
          basic: {
            name: '',
            employer: '',
            position: '',
            finance_years: '',
            executive_years: '',
            region: '',
            membership: '',
          },
          contact: { phone: '13800000005', email: '' },
          customer_edus: [],
          customer_jobs: [],
          credentials: [],
          job_profits: [],
          star: null,
        }),
      }),
      links.reply(noLinks),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('请至少选择一项有内容的资料。')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '生成链接' })).toBeDisabled()
    await expect(canvas.getByRole('checkbox', { name: '联系方式' })).toBeEnabled()
    await expect(await canvas.findByText('还没有生成过链接。')).toBeVisible()
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(resume.never()) })

export const RecoversFromOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(resume.fault(), links.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText(/个人简历没有加载出来/)
    msw.use(resume.reply({ resume: aResume() }))
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }))
    await expect(await canvas.findByRole('heading', { name: '陈知行' })).toBeVisible()
    await expect(await canvas.findByText(/已生成的链接没有加载出来/)).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // in one column, as large as other text
    const flow = await canvas.findByRole('article', { name: '简历' })
    await expect(within(flow).getByText('2021-07 至今')).toHaveStyle({ fontSize: '14px' })
    await expect(flow.getBoundingClientRect().right).toBeLessThanOrEqual(390)
    await expect(await canvas.findByRole('list', { name: '已生成的链接' })).toBeVisible()
  },
})
