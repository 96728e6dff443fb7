import { listApplications } from '@portal/api/contract/applications.contract'
import { getOrder, listOrders } from '@portal/api/contract/orders.contract'
import { listUnmatchedLines } from '@portal/api/contract/statements.contract'
import { listViews } from '@portal/api/contract/views.contract'
import { getCurrentStaff, nameLogin, staffLogout, workCounts } from '@portal/api/contract/staff.contract'
import { unmatchedPage } from '@portal/api/fixtures/statements'
import { aStaff } from '@portal/api/fixtures/users'
import { someWorkCounts } from '@portal/api/fixtures/work-counts'
import { mock } from '@portal/api/mocks'
import type { SubRole } from '@portal/api/rules/rights'
import type { StoryContext } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import { arrives } from '../../../.storybook/arrives.ts'
import { signInStaff } from '../../../.storybook/main-job.ts'
import preview from '../../../.storybook/preview.tsx'
import { Routing } from './Routing.tsx'

const staff = mock(getCurrentStaff)
const login = mock(nameLogin)
const nothing = someWorkCounts()
const noOrders = { list: [], total: 0, page: 1, page_size: 20, counts: [], total_fen: 0 }

function Page() {
  const { pathname, search } = useLocation()
  return (
    <>
      <Routing />
      <output aria-label="地址">{pathname + search}</output>
    </>
  )
}

const meta = preview.meta({
  title: 'Apps/Manager routing',
  tags: ['!autodocs'],
  component: Page,
  globals: { density: 'staff', viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen', session: 'manager' },
  beforeEach: ({ msw }) =>
    msw.use(
      staff.reply(aStaff()),
      mock(workCounts).reply(nothing),
      mock(listOrders).reply(noOrders),
      mock(listViews).reply({ list: [], shared: [] }),
      mock(listUnmatchedLines).reply(unmatchedPage({ list: [], total: 0 })),
      mock(getOrder).notFound(),
      mock(staffLogout).reply({}),
      mock(listApplications).reply({ list: [], total: 0, page: 1, page_size: 20, counts: [] }),
    ),
})

const at = (entry: string, session: 'manager' | 'none' = 'manager') => ({
  session,
  router: { initialEntries: [entry] },
})

export const SignedOutIsSentToSignIn = meta.story({
  parameters: at('/orderManagement?status=10', 'none'),
  play: async context => {
    await arrives(context, '/managerlogin?redirect=%2ForderManagement%3Fstatus%3D10')
    await expect(await context.canvas.findByRole('heading', { name: '管理端登录' })).toBeVisible()
  },
})

export const TheRootNeedsNoRedirect = meta.story({
  parameters: at('/', 'none'),
  play: context => arrives(context, '/managerlogin'),
})

export const MemberSignInAddress = meta.story({
  parameters: at('/login', 'none'),
  play: context => arrives(context, '/managerlogin'),
})

async function signIn(context: StoryContext, remark: SubRole) {
  context.msw.use(
    login.reply({ token: 'a-staff-token-0001', remark, user: aStaff({ remark }) }),
    staff.reply(aStaff({ remark })),
  )
  await signInStaff(context, remark)
}

export const FinanceLandsAtThePaymentDesk = meta.story({
  parameters: at('/managerlogin', 'none'),
  play: async context => {
    await signIn(context, 'finance')
    await arrives(context, '/paymentAffirm')
    await expect(await context.canvas.findByRole('heading', { name: '到账确认' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('全国企业财务管理协会-到账确认'))
  },
})

export const ExamLandsAtTheResults = meta.story({
  parameters: at('/managerlogin', 'none'),
  play: async context => {
    await signIn(context, 'exam')
    await arrives(context, '/examResults')
  },
})

export const AgentLandsAtTheOrders = meta.story({
  parameters: at('/managerlogin', 'none'),
  play: async context => {
    await signIn(context, 'agent')
    await arrives(context, '/orderManagement')
  },
})

export const SignInComesBack = meta.story({
  // about the way, not the look
  tags: ['no-picture'],
  parameters: at('/managerlogin?redirect=%2FmemberAudit%2Fpersonal', 'none'),
  play: async context => {
    await signIn(context, 'super')
    await arrives(context, '/memberAudit/personal')
  },
})

export const SignedInLeavesSignIn = meta.story({
  parameters: at('/managerlogin'),
  play: async context => {
    await arrives(context, '/')
    await expect(await context.canvas.findByRole('heading', { name: '首页' })).toBeVisible()
  },
})

export const SignedInTakesNoWayBack = meta.story({
  // about the way, not the look
  tags: ['no-picture'],
  parameters: at('/managerlogin?redirect=%2FpaymentAffirm'),
  play: context => arrives(context, '/'),
})

export const OutsideOnesRights = meta.story({
  parameters: at('/memberAudit/personal'),
  play: async context => {
    await arrives(context, '/not-found')
    await expect(await context.canvas.findByRole('link', { name: '到账确认' })).toHaveAttribute(
      'href',
      '/paymentAffirm',
    )
  },
})

export const OthersHaveNoHome = meta.story({
  parameters: at('/'),
  beforeEach: ({ msw }) => msw.use(staff.reply(aStaff({ remark: 'others' }))),
  play: context => arrives(context, '/orderManagement'),
})

export const UnknownAddress = meta.story({
  parameters: at('/memberAudit/talent'),
  play: async context => {
    await arrives(context, '/not-found')
    await expect(await context.canvas.findByRole('heading', { name: '没有找到这个页面' })).toBeVisible()
  },
})

export const NotOpenYet = meta.story({
  parameters: at('/memberManagement/personal'),
  beforeEach: ({ msw }) => msw.use(staff.reply(aStaff({ remark: 'super' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/还没有开放/)).toBeVisible()
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: '订单管理' })).toBeVisible()
  },
})

export const FocusGoesToTheContent = meta.story({
  parameters: at('/orderManagement'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '到账确认' }))
    await expect(await canvas.findByRole('heading', { name: '这个状态没有订单' })).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('#content')).toHaveFocus())
  },
})

export const WholeDesk = meta.story({
  parameters: at('/orderManagement'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有订单' })).toBeVisible()
  },
})
export const WholeDeskDark = meta.story({
  globals: { theme: 'dark' },
  parameters: at('/'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '首页' })).toBeVisible()
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at('/paymentAffirm'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '到账确认' })).toBeVisible()
  },
})
