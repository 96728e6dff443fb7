import { expect, type Person } from './people.ts'
import type { Portal } from './portal.ts'

/** The steps of a refund, each as its user does it. */

const orderOf = (orderNo: string) => `${orderNo.slice(0, 8)} ${orderNo.slice(8)}`

/** The member asks for everything back; a reason is needed, and what was typed outlives the dialog. */
export async function askForRefund(member: Person, portal: Portal, orderNo: string): Promise<void> {
  const { page } = member
  await page.goto(`${portal.memberUrl}/home/invoiceOrder?order=${orderNo}`)
  await page.getByRole('button', { name: '申请退款' }).click()
  const dialog = page.getByRole('dialog', { name: `申请退款 ${orderOf(orderNo)}` })
  await expect(dialog.getByText('收回本次会员期')).toBeVisible()
  await dialog.getByRole('button', { name: '申请退款' }).click()
  await expect(dialog.getByText('请填写原因')).toBeVisible()
  await dialog.getByLabel('退款原因').fill('工作变动，不再入会')
  await member.expectInOrder()
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: '申请退款' }).click()
  await expect(dialog.getByLabel('退款原因')).toHaveValue('工作变动，不再入会')
  await dialog.getByRole('button', { name: '申请退款' }).dblclick()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/申请退款 ¥200\.00，等待协会财务批准。/)).toBeVisible()
  await member.expectInOrder()
}

/** Finance takes the year back, and registers that the money was sent. */
export async function payBack(
  clerk: Person,
  portal: Portal,
  orderNo: string,
  bankRef: string,
): Promise<void> {
  const { page } = clerk
  await page.goto(`${portal.managerUrl}/orderManagement?order=${orderNo}`)
  const drawer = page.getByRole('dialog', { name: orderOf(orderNo) })
  const approve = drawer.getByRole('button', { name: '批准退款 ¥200.00' })
  await approve.click()
  await expect(drawer.getByText('请选择退款后的会员资格')).toBeVisible()
  await drawer.getByRole('radio', { name: '收回本次会员期' }).check()
  await expect(drawer.getByText('已到期')).toBeVisible()
  await clerk.expectInOrder()
  await approve.click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm.getByText(/会员状态由 有效 改为 已到期/)).toBeVisible()
  await confirm.getByRole('button', { name: '批准退款' }).dblclick()
  await expect(confirm).toHaveCount(0)

  await drawer.getByRole('button', { name: '登记已退回' }).click()
  const returned = page.getByRole('dialog', { name: '登记已退回 ¥200.00' })
  await returned.getByRole('button', { name: '登记已退回' }).click()
  await expect(returned.getByText('请输入退款流水号')).toBeVisible()
  await returned.getByLabel('退款流水号').fill(bankRef)
  await clerk.expectInOrder()
  await returned.getByRole('button', { name: '登记已退回' }).dblclick()
  await expect(returned).toHaveCount(0)
  await expect(drawer.getByText('已退款').first()).toBeVisible()
  await clerk.expectInOrder()
}

/** The member sees the money back and what became of the membership. */
export async function seeRefund(member: Person, portal: Portal, orderNo: string): Promise<void> {
  const { page } = member
  await page.goto(`${portal.memberUrl}/home/invoiceOrder?order=${orderNo}`)
  await expect(page.getByText(/¥200\.00 已全部退回原付款账户。已收回本次会员期/)).toBeVisible()
  await member.expectInOrder()
}
