import { deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { personalApplication } from '../packages/api/src/rules/personal-form.ts'
import { sampleForm } from '../packages/api/src/rules/sample-form.ts'
import { fillStep } from './fill-step.ts'
import { expect, type Person } from './people.ts'
import type { Portal } from './portal.ts'

/** The steps of the portal's main job, each as its user does it. */

const dialogOf = ({ page }: Person) => page.getByRole('alertdialog').or(page.getByRole('dialog'))

/** A PNG of its head (13 bytes) and its deflated rows. */
export function pngOf(head: Buffer, rows: Buffer): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
    return c >>> 0
  })
  const crc = (bytes: Buffer) =>
    (bytes.reduce((c, byte) => (crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, check])
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** A voucher as a bank's page would save it: a small valid PNG. */
export function voucher(name = '网银回单.png') {
  const side = 64
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 2], 8)
  const rows = Buffer.alloc(side * (1 + side * 3), 0xee)
  for (let row = 0; row < side; row += 1) rows[row * (1 + side * 3)] = 0
  return { name, mimeType: 'image/png', buffer: pngOf(head, deflateSync(rows)) }
}

/** The address is there before the page is. */
async function expectLanded(page: Page, portal: Portal): Promise<void> {
  await expect(page).toHaveURL(`${portal.memberUrl}/home/memberInfo`)
  await expect(page.getByRole('heading', { level: 1, name: '会员信息' })).toBeVisible()
}

export async function signInByCode(member: Person, portal: Portal, phone: string): Promise<void> {
  const { page } = member
  await page.goto(`${portal.memberUrl}/login`)
  await page.getByLabel('手机号码', { exact: true }).fill(`+86 ${phone}`)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('5 分钟内有效')).toBeVisible()
  await page.getByLabel('短信验证码').fill(await portal.smsCode(phone))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).dblclick()
  await expectLanded(page, portal)
}

export async function signInByPassword(person: Person, portal: Portal, account: string): Promise<void> {
  const { page } = person
  await page.goto(`${portal.memberUrl}/login`)
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByLabel('手机号码或账号').fill(account)
  await page.getByLabel('密码', { exact: true }).fill('Demo_2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expectLanded(page, portal)
}

export async function signInStaff(
  clerk: Person,
  portal: Portal,
  name: string,
  landing: string,
): Promise<void> {
  const { page } = clerk
  await page.goto(`${portal.managerUrl}/managerlogin`)
  await page.getByLabel('用户名').fill(name)
  await page.getByLabel('密码', { exact: true }).fill('Demo_2026')
  await page.getByRole('button', { name: '登录', exact: true }).dblclick()
  await expect(page).toHaveURL(`${portal.managerUrl}${landing}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Fills the three steps; reloads in the middle to see that the draft is kept. */
export async function apply(member: Person, portal: Portal, name: string): Promise<void> {
  const { page } = member
  await page.getByRole('link', { name: '申请个人会员' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '基本信息' })).toBeVisible()
  await page.getByRole('button', { name: '保存并继续' }).click()
  await expect(
    page
      .getByRole('alert')
      .getByText('请输入身份证号')
      .or(page.getByRole('link', { name: '请输入身份证号' }))
      .first(),
  ).toBeVisible()
  await member.expectInOrder()
  const form = {
    ...sampleForm(personalApplication.fields),
    user_name: name,
    id_number: '1101 0519 4912 3100 2x',
    employer: '华岳重工集团有限公司',
    position: '财务总监',
  }
  await fillStep(page, personalApplication, 0, form)
  await expect(page.getByText('草稿已自动保存')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('姓名', { exact: true })).toHaveValue(name)
  await page.getByRole('button', { name: '保存并继续' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '工作与联系' })).toBeVisible()
  await fillStep(page, personalApplication, 1, form)
  await page.getByRole('button', { name: '保存并继续' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '核对并提交' })).toBeVisible()
  await member.expectInOrder()
  await page.getByRole('button', { name: '提交申请' }).dblclick()
  await expect(page.getByText('申请已提交')).toBeVisible()
  await member.expectInOrder()
}

/** Opens somebody's application on the audit desk. */
export async function openApplication(auditor: Person, portal: Portal, name: string): Promise<void> {
  const { page } = auditor
  await page.goto(`${portal.managerUrl}/memberAudit/personal`)
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { name: new RegExp(name) })).toBeVisible()
}

export async function returnWithRemark(auditor: Person, portal: Portal, name: string): Promise<void> {
  const { page } = auditor
  await openApplication(auditor, portal, name)
  await page.getByRole('button', { name: '填写职务的意见' }).click()
  await page.getByLabel('职务的意见', { exact: true }).fill('请填写任职文件上的职务')
  await auditor.expectInOrder()
  await page.getByRole('button', { name: /退回补正（1 条意见）/ }).dblclick()
  await expect(page.getByRole('button', { name: new RegExp(name) })).toHaveCount(0)
}

/** Reads the remark at its field, mends it and submits again. */
export async function correct(member: Person, portal: Portal): Promise<void> {
  const { page } = member
  await page.goto(`${portal.memberUrl}/home/memberInfo`)
  await page.getByRole('link', { name: '去补正' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '工作与联系' })).toBeVisible()
  await expect(page.getByText('协会退回了申请，请按 1 条意见补正')).toBeVisible()
  await expect(page.getByText('请填写任职文件上的职务').first()).toBeVisible()
  await member.expectInOrder()
  await page.getByLabel('职务', { exact: true }).fill('总会计师')
  await page.getByRole('button', { name: '保存并继续' }).click()
  await page.getByRole('button', { name: '提交申请' }).dblclick()
  await expect(page.getByText('申请已提交')).toBeVisible()
}

/** The second round says at the field what was asked for, and that it was changed. */
export async function seeWhatWasAsked(auditor: Person, portal: Portal, name: string): Promise<void> {
  const { page } = auditor
  await openApplication(auditor, portal, name)
  const field = page
    .getByLabel('申请内容')
    .locator('div')
    .filter({ hasText: /^职务财务总监/ })
  await expect(field).toContainText('财务总监总会计师上次意见 请填写任职文件上的职务已改动')
  await expect(page.getByText('上次的 1 条意见')).toBeVisible()
}

export async function approve(auditor: Person, portal: Portal, name: string): Promise<void> {
  const { page } = auditor
  await openApplication(auditor, portal, name)
  await auditor.expectInOrder()
  await page.getByRole('button', { name: '通过', exact: true }).dblclick()
  await expect(page.getByRole('button', { name: new RegExp(name) })).toHaveCount(0)
  // the second click did not pass the next in the queue
  await expect(page.getByRole('button', { name: /何雨桐/ })).toBeVisible()
}

/** Chooses the bank transfer and reports it; the first voucher is of a wrong type. */
export async function payByTransfer(member: Person, portal: Portal, payer: string): Promise<string> {
  const { page } = member
  await page.goto(`${portal.memberUrl}/home/memberInfo`)
  await page
    .getByRole('link', { name: /去缴费|去支付/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/home\/invoiceOrder\?order=\d{13}/)
  const orderNo = new URL(page.url()).searchParams.get('order') ?? ''
  await page.getByRole('radio', { name: /对公转账/ }).check()
  await page.getByRole('button', { name: '使用对公转账' }).dblclick()
  await expect(page.getByText('第二步 转账后填报')).toBeVisible()
  await member.expectInOrder()
  await page.locator('input[type=file]:not([capture])').setInputFiles({
    name: '回单.png',
    mimeType: 'image/png',
    buffer: Buffer.from('MZ this is a program that calls itself a picture'),
  })
  await expect(page.getByText(/只支持 JPG|文件已损坏/).first()).toBeVisible()
  await page.getByRole('button', { name: /移除/ }).first().click()
  await page.locator('input[type=file]:not([capture])').setInputFiles(voucher())
  // a voucher on its way would hold the report back
  await expect(page.getByText(/已上传$/)).toBeVisible()
  await report(member, payer)
  return orderNo
}

export async function report(member: Person, payer: string): Promise<void> {
  const { page } = member
  await page.getByLabel('付款户名').fill(payer)
  await page.getByLabel('付款银行').fill('示例银行')
  await page.getByLabel('账号后四位').fill('６６２１')
  await page.getByRole('button', { name: '提交填报' }).dblclick()
  await expect(page.getByText('填报已提交')).toBeVisible()
  await member.expectInOrder()
}

export async function openOrder(clerk: Person, portal: Portal, orderNo: string): Promise<void> {
  await clerk.page.goto(`${portal.managerUrl}/paymentAffirm?order=${orderNo}`)
  await expect(clerk.page.getByRole('form', { name: '到账登记' })).toBeVisible()
}

async function giveReason(clerk: Person, act: string, reason: string): Promise<void> {
  await clerk.page.getByRole('button', { name: act }).click()
  const dialog = dialogOf(clerk)
  await dialog.getByRole('textbox').fill(reason)
  await dialog.getByRole('button', { name: act }).dblclick()
  await expect(dialog).toHaveCount(0)
}

export async function sendBack(clerk: Person, portal: Portal, orderNo: string): Promise<void> {
  await openOrder(clerk, portal, orderNo)
  await clerk.expectInOrder()
  await giveReason(clerk, '退回填报', '凭证看不清付款户名')
}

/** Sets the order aside and resolves it with a reason: it waits for its confirmation again. */
export async function setAsideAndResume(clerk: Person, portal: Portal, orderNo: string): Promise<void> {
  const { page } = clerk
  await openOrder(clerk, portal, orderNo)
  await giveReason(clerk, '标记异常', '疑似他人代付，待核实')
  await page.goto(`${portal.managerUrl}/paymentAffirm?order=${orderNo}`)
  await expect(page.getByText(/疑似他人代付，待核实（/)).toBeVisible()
  await clerk.expectInOrder()
  await giveReason(clerk, '恢复处理', '已核实为本单款项')
}

/** Up to the last click: the confirmation stands open. */
export async function prepareConfirmation(
  clerk: Person,
  portal: Portal,
  orderNo: string,
  bankRef: string,
): Promise<void> {
  const { page } = clerk
  await openOrder(clerk, portal, orderNo)
  await page.getByLabel('银行流水号').fill(bankRef)
  await page.getByRole('button', { name: /^确认到账/ }).click()
  await expect(dialogOf(clerk)).toBeVisible()
}

export const confirmButton = (clerk: Person) => dialogOf(clerk).getByRole('button', { name: '确认到账' })
