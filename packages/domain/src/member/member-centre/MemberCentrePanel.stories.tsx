import type { StoryContext } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { storageKeys } from '@portal/api/client'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { listEnterpriseVips, listPersonalVips } from '@portal/api/contract/memberships.contract'
import { getCurrentUser, serviceTicket } from '@portal/api/contract/users.contract'
import { aMembership, aPage, aUnitMembership } from '@portal/api/fixtures/memberships'
import { aUser } from '@portal/api/fixtures/users'
import { mock } from '@portal/api/mocks'
import { setPageSettings } from '../../../../../.storybook/page-settings.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { MemberCentrePanel } from './MemberCentrePanel.tsx'

const user = mock(getCurrentUser)
const personal = mock(listPersonalVips)
const units = mock(listEnterpriseVips)
const tickets = mock(serviceTicket)

const meta = preview.meta({
  component: MemberCentrePanel,
  args: { children: <h1>会员信息</h1> },
  parameters: { layout: 'fullscreen', router: { initialEntries: ['/home/memberInfo'] } },
  beforeEach: ({ msw }) => {
    msw.use(
      user.reply(aUser()),
      personal.reply(aPage([aMembership()])),
      units.reply(aPage([])),
      tickets.reply({ ticket: 'once-only', expires_in: 60 }),
    )
  },
})

/** Stands for the window that the browser opens. */
const aWindow = () => ({ opener: {}, close: fn(), location: { replace: fn() } })
const opens = (opened: ReturnType<typeof aWindow> | null) =>
  spyOn(window, 'open').mockReturnValue(opened as unknown as Window | null)

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('陈知行')).toBeVisible()
    await expect(canvas.getByText('2027-03-31')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '续费' })).toHaveAttribute(
      'href',
      '/home/renew/personal_vip',
    )
    await expect(canvas.getByRole('link', { name: '会员信息' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.queryByRole('link', { name: '人才库码' })).toBeNull()
  },
})
export const WithValidUnit = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      user.reply(aUser({ personal_vip_valid: false, enterprise_vip_valid: true })),
      personal.reply(aPage([])),
      units.reply(aPage([aUnitMembership()])),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('江海联运集团有限公司')).toBeVisible()
    const names = canvas.getAllByRole('listitem').map(item => item.textContent)
    await expect(names).toEqual([
      '会员信息',
      '人才库码',
      '订单与发票',
      '人才评价',
      '会员服务中心',
      '账号设置',
    ])
  },
})
export const NotAMember = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(user.reply(aUser({ personal_vip_valid: false })), personal.reply(aPage([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('138****5678')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '续费' })).toBeNull()
  },
})
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(user.never()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '会员中心' })).toBeVisible()
  },
})
let memberships = Promise.withResolvers<void>()
/** The browser remembers the account, and its memberships are held back. */
const remembered = (account: ReturnType<typeof aUser>, list: ReturnType<typeof aMembership>[]) => ({
  // about the moment, not the look
  tags: ['no-picture'],
  beforeEach({ msw }: { msw: { use: (...handlers: HttpHandler[]) => void } }) {
    memberships = Promise.withResolvers()
    window.localStorage.setItem(storageKeys.userInfo, JSON.stringify(account))
    msw.use(
      user.reply(account),
      personal.replyWith(async () => {
        await memberships.promise
        return aPage(list)
      }),
    )
    return () => window.localStorage.removeItem(storageKeys.userInfo)
  },
})
async function staysInPlace({ canvas }: Pick<StoryContext, 'canvas'>, name: string) {
  const top = () => canvas.getByRole('navigation', { name: '会员中心' }).getBoundingClientRect().top
  const before = top()
  await expect(canvas.queryByText(name)).toBeNull()
  memberships.resolve()
  await expect(await canvas.findByText(name)).toBeVisible()
  await expect(top()).toBe(before)
}
export const MenuStaysAsAMembershipComes = meta.story({
  ...remembered(aUser(), [aMembership()]),
  play: context => staysInPlace(context, '陈知行'),
})
export const MenuStaysWithoutMembership = meta.story({
  ...remembered(aUser({ personal_vip_valid: false }), []),
  play: context => staysInPlace(context, '138****5678'),
})
export const OpensTheServiceCentre = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opened = aWindow()
    opens(opened)
    await userEvent.click(await canvas.findByRole('link', { name: '会员服务中心 在新窗口打开' }))
    await waitFor(() =>
      expect(opened.location.replace).toHaveBeenCalledWith('https://service.nefma.example/?token=once-only'),
    )
    await expect(opened.opener).toBeNull()
  },
})
export const PassesTheSessionsTokenWhereConfigured = meta.story({
  // about the way, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    msw.use(tickets.fault())
    return setPageSettings({ serviceCentre: 'https://centre.example/', serviceCentreToken: 'session' })
  },
  play: async ({ canvas, userEvent }) => {
    const opened = aWindow()
    opens(opened)
    await userEvent.click(await canvas.findByRole('link', { name: '会员服务中心 在新窗口打开' }))
    await waitFor(() =>
      expect(opened.location.replace).toHaveBeenCalledWith(
        'https://centre.example/?token=story-session-token',
      ),
    )
  },
})
export const NoTicketClosesTheWindow = meta.story({
  beforeEach: ({ msw }) => msw.use(tickets.fault()),
  play: async ({ canvas, userEvent }) => {
    const opened = aWindow()
    opens(opened)
    await userEvent.click(await canvas.findByRole('link', { name: '会员服务中心 在新窗口打开' }))
    await waitFor(() => expect(opened.close).toHaveBeenCalledOnce())
    await expect(opened.location.replace).not.toHaveBeenCalled()
  },
})
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(user.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(user.reply(aUser()))
    await userEvent.click(retry)
    await expect(await canvas.findByText('陈知行')).toBeVisible()
  },
})
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const LongUnitNamePhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      user.reply(aUser({ personal_vip_valid: false, enterprise_vip_valid: true })),
      personal.reply(aPage([])),
      units.reply(
        aPage([
          aUnitMembership({ company_name: '新疆生产建设兵团第十二师国有资产经营管理集团有限责任公司' }),
        ]),
      ),
    ),
})
