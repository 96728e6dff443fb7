import { deflateSync } from 'node:zlib'
import { pngOf, signInByCode, signInByPassword, signInStaff, voucher } from './main-job.ts'
import { expect, newPhone, test, type Person } from './people.ts'
import type { Portal } from './portal.ts'

async function openSettings({ page }: Person, portal: Portal): Promise<void> {
  await page.goto(`${portal.memberUrl}/home/setting`)
  await expect(page.getByRole('heading', { level: 1, name: '账号设置' })).toBeVisible()
  await expect(page.getByRole('button', { name: '修改昵称' })).toBeVisible()
}

async function setFirstPassword({ page }: Person, password: string): Promise<void> {
  await page.getByRole('button', { name: '设置登录密码' }).click()
  await page.getByLabel('新密码').fill(password)
  await page.getByRole('button', { name: '设置密码' }).dblclick()
  await expect(page.getByRole('button', { name: '修改登录密码' })).toBeVisible()
}

/** A PNG of 49 megapixels in a few kilobytes: its head says so, its rows are all white. */
function hugePicture() {
  const small = voucher('huge.png')
  const side = 7_000
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0], 8)
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)))
  return { ...small, buffer: pngOf(head, rows) }
}

for (const phone of [false, true])
  test.describe(phone ? 'at 390 px' : 'at a desk', () => {
    test('an own account is filled in, secured, and its other sessions are ended', async ({
      arrive,
      portal,
    }) => {
      const member = await arrive({ phone })
      const number = newPhone()
      await signInByCode(member, portal, number)
      const { page } = member
      await page.getByRole('navigation', { name: '会员中心' }).getByRole('link', { name: '账号设置' }).click()
      await expect(page).toHaveURL(`${portal.memberUrl}/home/setting`)
      await expect(page.getByRole('button', { name: '修改昵称' })).toBeVisible()
      await member.expectInOrder()

      await page.getByRole('button', { name: '修改昵称' }).click()
      await page.getByRole('textbox', { name: '昵称' }).fill('远山')
      await member.expectInOrder()
      await page.getByRole('button', { name: '保存', exact: true }).dblclick()
      await expect(page.getByRole('main').getByText('远山')).toBeVisible()

      await page.getByRole('button', { name: '修改邮箱' }).click()
      await page.getByRole('textbox', { name: '邮箱' }).fill('yuan@')
      await page.getByRole('button', { name: '保存', exact: true }).click()
      await expect(page.getByText('邮箱格式不正确')).toBeVisible()
      await page.getByRole('textbox', { name: '邮箱' }).fill('yuan@huayue.example')
      await page.getByRole('button', { name: '保存', exact: true }).click()
      await expect(page.getByText('yuan@huayue.example')).toBeVisible()

      await page.locator('input[type=file]').setInputFiles(hugePicture())
      await expect(page.getByText('图片超过 2400 万像素，请缩小后再上传')).toBeVisible()
      await page.locator('input[type=file]').setInputFiles(voucher('头像.png'))
      await page.getByRole('button', { name: '保存头像' }).click()
      await expect(page.getByRole('button', { name: '删除头像' })).toBeVisible()

      await setFirstPassword(member, 'Demo_2026')
      const other = await arrive()
      await signInByPassword(other, portal, number)
      await openSettings(member, portal)
      await page.getByRole('button', { name: '结束其他 1 个登录' }).click()
      await expect(page.getByRole('button', { name: /结束其他/ })).toHaveCount(0)
      await other.page.reload()
      await expect(other.page).toHaveURL(/\/login/)

      await page.getByRole('button', { name: '修改登录密码' }).click()
      await page.getByLabel('原密码').fill('Wrong_2026')
      await page.getByLabel('新密码').fill('Fresh_2027')
      await page.getByRole('button', { name: '修改密码' }).click()
      await expect(page.getByText('原密码不正确，请重新输入')).toBeVisible()
      await page.getByLabel('原密码').fill('Demo_2026')
      await page.getByRole('button', { name: '修改密码' }).dblclick()
      await expect(page.getByText('密码已修改')).toBeVisible()
      await member.expectInOrder()
    })
  })

test('of two tabs the later one is told what the other saved', async ({ arrive, portal }) => {
  const member = await arrive()
  await signInByCode(member, portal, newPhone())
  await openSettings(member, portal)
  const { page } = member
  await page.getByRole('button', { name: '修改昵称' }).click()
  await page.getByRole('textbox', { name: '昵称' }).fill('这里')
  const token = await page.evaluate(() => window.localStorage.getItem('wxToken') ?? '')
  const answer = await page.request.post(`${portal.memberUrl}/api/users/user_setting`, {
    headers: { token },
    data: { action: 'profile', version: 0, nickname: '那里' },
  })
  expect(await answer.json()).toMatchObject({ code: 200 })
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: '昵称现在是“那里”' })).toBeVisible()
  await member.expectInOrder()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('main').getByText('这里')).toBeVisible()
})

test('a phone is changed by a code of each of the two', async ({ arrive, portal }) => {
  const member = await arrive({ phone: true })
  await signInByPassword(member, portal, '13800000017')
  await openSettings(member, portal)
  const { page } = member
  const phone = newPhone()
  await page.getByRole('button', { name: '更换手机号码' }).click()
  await page.getByRole('button', { name: '获取验证码' }).first().click()
  await expect(page.getByText(/已发送至 138\*{4}0017/)).toBeVisible()
  await page.getByRole('textbox', { name: '新手机号码' }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText(/已发送至 139/)).toBeVisible()
  const codes = [await portal.smsCode('13800000017'), await portal.smsCode(phone)] as const
  const [old, fresh] = ['原手机收到的验证码', '新手机收到的验证码'].map(name =>
    page.getByRole('textbox', { name }),
  )
  // each in the place of the other
  await old?.fill(codes[1])
  await fresh?.fill(codes[0])
  const send = page.getByRole('form').getByRole('button', { name: '更换手机号码' })
  await send.click()
  await expect(page.getByText('原手机的验证码不正确或已失效，请核对后重新输入')).toBeVisible()
  await member.expectInOrder()
  await old?.fill(codes[0])
  await fresh?.fill(codes[1])
  await send.dblclick()
  await expect(page.getByText('手机号码已更换')).toBeVisible()
  await expect(page.getByRole('definition').getByText(`139****${phone.slice(-4)}`)).toBeVisible()
})

for (const [name, landing] of [
  ['exam', '/examResults'],
  ['others', '/orderManagement'],
] as const)
  test(`${name} changes the own password, by the own menu`, async ({ arrive, portal }) => {
    const clerk = await arrive()
    await signInStaff(clerk, portal, name, landing)
    const { page } = clerk
    await page.getByRole('button', { name: `${name}，更多` }).click()
    await page.getByRole('group', { name: '我的设置' }).getByRole('link', { name: '账号设置' }).click()
    await expect(page).toHaveURL(`${portal.managerUrl}/setting`)
    await expect(page.getByText('本机', { exact: true })).toBeVisible()
    await clerk.expectInOrder()
    await page.getByLabel('原密码').fill('Demo_2026')
    await page.getByLabel('新密码').fill('Demo_2026')
    await page.getByRole('button', { name: '修改密码' }).click()
    await expect(page.getByText('新密码不能与原密码相同')).toBeVisible()
  })
