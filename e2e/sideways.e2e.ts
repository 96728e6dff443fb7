import type { Page } from '@playwright/test'
import { signInByPassword, signInStaff } from './main-job.ts'
import { expect, test } from './people.ts'

/** A small telephone, and a window of 1280 or 1440 px at 200 %. */
const widths = [320, 640, 720]

async function expectNoSidewaysScrolling(page: Page, origin: string, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const over = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(over, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
}

test.describe('no page scrolls sideways on a small telephone or at 200 %', () => {
  test('for a visitor', async ({ arrive, portal }) => {
    const { page } = await arrive()
    await expectNoSidewaysScrolling(page, portal.memberUrl, [
      '/login',
      '/login?view=register',
      '/login?view=forgot',
      '/agent/7',
      '/institutionlogin',
      '/agreement',
      '/privacy',
      '/searchMember',
      '/searchScore',
      '/not-found',
    ])
    await expectNoSidewaysScrolling(page, portal.managerUrl, ['/managerlogin'])
  })

  test('for members', async ({ arrive, portal }) => {
    const member = await arrive()
    await signInByPassword(member, portal, '13800000001')
    await expectNoSidewaysScrolling(member.page, portal.memberUrl, [
      '/home/memberInfo',
      '/home/invoiceOrder',
      '/home/invoiceOrder?tab=invoices',
      '/home/invoiceOrder?tab=titles',
      '/home/renew/personal_vip',
      '/home/promotion',
      '/home/evaluation',
      '/home/evaluation/payment/evaluation',
      '/home/evaluation/credit-archive',
      '/home/setting',
      '/applyMember/personal',
      '/applyEnterpriseMember',
      '/not-found',
    ])
    const order = member.page.getByRole('link', { name: /^20\d{6} \d{5}$/ }).first()
    await member.page.goto(`${portal.memberUrl}/home/invoiceOrder`)
    const orderNo = (
      (await order.or(member.page.getByText(/^20\d{6} \d{5}$/).first()).textContent()) ?? ''
    ).replace(' ', '')
    await expectNoSidewaysScrolling(member.page, portal.memberUrl, [`/home/invoiceOrder?order=${orderNo}`])

    const visitor = await arrive()
    await signInByPassword(visitor, portal, '13800000005')
    await expectNoSidewaysScrolling(visitor.page, portal.memberUrl, [
      '/home/memberInfo',
      '/home/invoiceOrder',
      '/applyMember/personal?step=1',
      '/applyMember/personal?step=2',
      '/applyMember/personal?step=3',
    ])
  })

  test('for staff', async ({ arrive, portal }) => {
    const clerk = await arrive()
    await signInStaff(clerk, portal, 'super', '/orderManagement')
    const lead = clerk.page.getByRole('link', { name: /^\d{8} \d{5}$/ }).first()
    const orderNo = ((await lead.textContent()) ?? '').replace(' ', '')
    await expectNoSidewaysScrolling(clerk.page, portal.managerUrl, [
      '/',
      '/orderManagement',
      `/orderManagement?order=${orderNo}`,
      '/memberManagement/personal',
      '/memberManagement/enterprise',
      '/memberAudit/personal',
      '/memberAudit/enterprise',
      '/memberAudit/talent',
      '/memberAudit/talent?status=30',
      '/memberAudit/talent?status=40',
      '/memberAudit/talent?status=50',
      '/memberDevelop',
      '/setting',
      '/not-found',
    ])
    const finance = await arrive()
    await signInStaff(finance, portal, 'finance', '/paymentAffirm')
    await expectNoSidewaysScrolling(finance.page, portal.managerUrl, [
      '/paymentAffirm',
      '/paymentAffirm/reconciliation',
      '/paymentAffirm/reconciliation?tab=differences',
      '/invoiceManagement',
    ])
    const exam = await arrive()
    await signInStaff(exam, portal, 'exam', '/examResults')
    await expectNoSidewaysScrolling(exam.page, portal.managerUrl, ['/examResults'])
  })
})
