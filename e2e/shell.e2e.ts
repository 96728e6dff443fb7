import { signInByPassword } from './main-job.ts'
import { expect, newPhone, test } from './people.ts'

const association = '全国企业财务管理协会'

test.describe('guard (product.md §2)', () => {
  test('leads to sign-in with the way back, and back', async ({ arrive, portal }) => {
    const visitor = await arrive()
    const { page } = visitor
    await page.goto(`${portal.memberUrl}/home/setting?from=mail`)
    await expect(page).toHaveURL(`${portal.memberUrl}/login?redirect=%2Fhome%2Fsetting%3Ffrom%3Dmail`)
    await expect(page).toHaveTitle(`${association}-会员登录`)
    await page.getByRole('tab', { name: '密码登录' }).click()
    await page.getByLabel('手机号码或账号').fill('13800000001')
    await page.getByLabel('密码', { exact: true }).fill('Demo_2026')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(`${portal.memberUrl}/home/setting?from=mail`)
    await expect(page).toHaveTitle(`${association}-账号设置`)
  })

  test('leaves the redirect out for the root, and follows no address but our own', async ({
    arrive,
    portal,
  }) => {
    const { page } = await arrive()
    await page.goto(`${portal.memberUrl}/`)
    await expect(page).toHaveURL(`${portal.memberUrl}/login`)
    await page.goto(`${portal.memberUrl}/login?redirect=${encodeURIComponent('//evil.example/x')}`)
    await page.getByRole('tab', { name: '密码登录' }).click()
    await page.getByLabel('手机号码或账号').fill('13800000001')
    await page.getByLabel('密码', { exact: true }).fill('Demo_2026')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(`${portal.memberUrl}/home/memberInfo`)
  })

  test('sends who is signed in away from sign-in, and unknown pages to not-found', async ({
    arrive,
    portal,
  }) => {
    const member = await arrive()
    const { page } = member
    await signInByPassword(member, portal, '13800000001')
    for (const address of ['/login', '/login?redirect=%2Fhome%2FinvoiceOrder', '/managerlogin']) {
      await page.goto(`${portal.memberUrl}${address}`)
      await expect(page).toHaveURL(`${portal.memberUrl}/home/memberInfo`)
    }
    await page.goto(`${portal.memberUrl}/index`)
    await expect(page).toHaveURL(`${portal.memberUrl}/home/memberInfo`)
    await member.openNoPage(`${portal.memberUrl}/no/such/page`)
    await expect(page).toHaveURL(`${portal.memberUrl}/not-found`)
    await expect(page).toHaveTitle(`${association}-没有找到这个页面`)
    await member.expectInOrder()
  })

  test('ends with logout: storages are empty and the token is dead', async ({ arrive, portal }) => {
    const member = await arrive()
    const { page } = member
    await signInByPassword(member, portal, '13800000002')
    const token = await page.evaluate(() => window.localStorage.getItem('wxToken'))
    await expect(page.getByRole('heading', { level: 1, name: '会员信息' })).toBeVisible()
    await page.getByRole('button', { name: /138\*\*\*\*0002/ }).click()
    await page.getByRole('button', { name: '退出登录' }).click()
    await expect(page).toHaveURL(`${portal.memberUrl}/login`)
    const left = await page.evaluate(() => [
      window.localStorage.getItem('wxToken'),
      window.localStorage.getItem('userInfo'),
    ])
    expect(left).toEqual([null, null])
    const answer = await page.request.post(`${portal.memberUrl}/api/users/get_current_user`, {
      headers: { token: token ?? '', wxToken: token ?? '' },
      data: {},
    })
    expect(await answer.json()).toMatchObject({ code: 406, message: '未登录' })
  })

  test('a session that ended elsewhere leads to sign-in with the way back, said once', async ({
    arrive,
    portal,
  }) => {
    const member = await arrive()
    const { page } = member
    await signInByPassword(member, portal, '13800000003')
    // before the next page, not in this one: it may still be reading, and would say so itself
    await page.addInitScript(() => {
      window.localStorage.setItem('wxToken', 'dead-token-0123456789abcdef')
    })
    await page.goto(`${portal.memberUrl}/home/memberInfo`)
    await expect(page).toHaveURL(`${portal.memberUrl}/login?redirect=%2Fhome%2FmemberInfo`)
    await expect(page.getByText('未登录', { exact: true })).toHaveCount(1)
  })
})

test.describe('session start (product.md §4)', () => {
  test("an agency's link keeps its number and leaves who is signed in where they are", async ({
    arrive,
    portal,
  }) => {
    const member = await arrive()
    const { page } = member
    await signInByPassword(member, portal, '13800000001')
    await page.goto(`${portal.memberUrl}/agent/77`)
    await expect(page.getByText('推荐机构编号 77 已记下')).toBeVisible()
    await expect(page).toHaveURL(`${portal.memberUrl}/agent/77`)
    expect(await page.evaluate(() => window.sessionStorage.getItem('agent_id'))).toBe('77')
    await member.expectInOrder()
  })

  test('a dead session leads from a public page to sign-in too, and back', async ({ arrive, portal }) => {
    const member = await arrive()
    const { page } = member
    await page.goto(`${portal.memberUrl}/agreement`)
    await page.evaluate(() => {
      window.localStorage.setItem('wxToken', 'dead-token-0123456789abcdef')
      window.localStorage.setItem('userType', 'register')
    })
    await page.reload()
    await expect(page).toHaveURL(`${portal.memberUrl}/login?redirect=%2Fagreement`)
    await expect(page.getByText('未登录', { exact: true })).toHaveCount(1)
    await page.getByRole('tab', { name: '密码登录' }).click()
    await page.getByLabel('手机号码或账号').fill('13800000001')
    await page.getByLabel('密码', { exact: true }).fill('Demo_2026')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(`${portal.memberUrl}/agreement`)
  })

  test('a one-time ticket in the address signs in once', async ({ arrive, portal }) => {
    const first = await arrive()
    await signInByPassword(first, portal, '13800000001')
    const token = await first.page.evaluate(() => window.localStorage.getItem('wxToken'))
    const answer = await first.page.request.post(`${portal.memberUrl}/api/users/service_ticket`, {
      headers: { token: token ?? '' },
      data: {},
    })
    const { data } = (await answer.json()) as { data: { ticket: string } }
    const second = await arrive()
    await second.page.goto(`${portal.memberUrl}/agreement?token=${data.ticket}`)
    await expect(second.page).toHaveURL(`${portal.memberUrl}/home/memberInfo`)
    const third = await arrive()
    await third.page.goto(`${portal.memberUrl}/?token=${data.ticket}`)
    await expect(third.page).toHaveURL(`${portal.memberUrl}/login`)
    await expect(third.page.getByText(/链接已失效|票据/)).toBeVisible()
  })

  test('a long token of another back end is a token', async ({ arrive, portal }) => {
    const { page } = await arrive()
    const calls: string[] = []
    page.on('request', request => {
      const { wxtoken } = request.headers()
      if (wxtoken !== undefined) calls.push(wxtoken)
    })
    const token = 'a.long-token_'.repeat(300)
    await page.goto(`${portal.memberUrl}/?token=${token}`)
    // this server does not know it
    await expect(page).toHaveURL(/\/login\?redirect=/)
    expect(calls).toContain(token)
  })

  test('takes a token from the address and strips it before any request', async ({ arrive, portal }) => {
    const first = await arrive()
    await signInByPassword(first, portal, '13800000001')
    const token = await first.page.evaluate(() => window.localStorage.getItem('wxToken'))
    const second = await arrive()
    const seen: string[] = []
    second.page.on('request', request => {
      seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`)
    })
    await second.page.goto(`${portal.memberUrl}/home/setting?token=${token}`)
    await expect(second.page).toHaveURL(`${portal.memberUrl}/home/memberInfo`)
    await expect(second.page.getByRole('heading', { level: 1, name: '会员信息' })).toBeVisible()
    // only the page itself was asked for with the token in its address
    expect(seen.filter(request => request.includes('token='))).toHaveLength(1)
    const kept = await second.page.evaluate(() => [
      window.sessionStorage.getItem('role'),
      window.localStorage.getItem('userType'),
    ])
    expect(kept).toEqual(['register', 'register'])
  })

  test('keeps a digit agent_id and no other', async ({ arrive, portal }) => {
    const { page } = await arrive()
    await page.goto(`${portal.memberUrl}/login?agent_id=12x`)
    await expect(page.getByRole('heading', { name: '会员登录' })).toBeVisible()
    expect(await page.evaluate(() => window.sessionStorage.getItem('agent_id'))).toBeNull()
    await page.goto(`${portal.memberUrl}/login?agent_id=12`)
    await expect(page.getByRole('heading', { name: '会员登录' })).toBeVisible()
    expect(await page.evaluate(() => window.sessionStorage.getItem('agent_id'))).toBe('12')
  })

  test('saves a snapshot before unload that never holds the token', async ({ arrive, portal }) => {
    const member = await arrive()
    const { page } = member
    await signInByPassword(member, portal, '13800000001')
    await expect(page.getByRole('button', { name: /138\*{4}0001/ })).toBeVisible()
    await page.reload()
    const [snapshot, token] = await page.evaluate(() => [
      window.sessionStorage.getItem('store'),
      window.localStorage.getItem('wxToken'),
    ])
    expect(snapshot).toContain('138****0001')
    expect(snapshot).not.toContain(token ?? 'no token')
    expect(snapshot).not.toContain('13800000001')
  })
})

test.describe('accounts (D2)', () => {
  test('registration with a code, on a phone', async ({ arrive, portal }) => {
    const phone = newPhone()
    const visitor = await arrive({ phone: true })
    const { page } = visitor
    await page.goto(`${portal.memberUrl}/login`)
    await page.getByRole('link', { name: '注册会员账号' }).click()
    await expect(page).toHaveTitle(`${association}-注册会员账号`)
    await page.getByRole('button', { name: '注册', exact: true }).click()
    await expect(page.getByText('请输入电话号码')).toBeVisible()
    await visitor.expectInOrder()
    await page.getByLabel('手机号码', { exact: true }).fill(phone)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByText('5 分钟内有效')).toBeVisible()
    await page.getByLabel('短信验证码').fill(await portal.smsCode(phone))
    await page.getByLabel('设置密码').fill('First_2026')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '注册', exact: true }).dblclick()
    await expect(page).toHaveURL(`${portal.memberUrl}/home/memberInfo`)
    await visitor.expectInOrder()
  })

  test('a forgotten password is set anew and ends every other session', async ({ arrive, portal }) => {
    // every journey of a worker meets the same portal: no other one signs in to this account
    const phone = '13800000016'
    const elsewhere = await arrive()
    await signInByPassword(elsewhere, portal, phone)
    const later = await arrive()
    await later.page.goto(`${portal.memberUrl}/login?view=forgot`)
    await later.page.getByLabel('手机号码', { exact: true }).fill(phone)
    await later.page.getByRole('button', { name: '获取验证码' }).click()
    await expect(later.page.getByText('5 分钟内有效')).toBeVisible()
    await later.page.getByLabel('短信验证码').fill(await portal.smsCode(phone))
    await later.page.getByLabel('新密码').fill('Second_2026')
    await later.expectInOrder()
    await later.page.getByRole('button', { name: '设置新密码' }).click()
    await expect(later.page).toHaveURL(`${portal.memberUrl}/home/memberInfo`)
    await elsewhere.page.reload()
    await expect(elsewhere.page).toHaveURL(/\/login\?redirect=/)
  })

  test('five wrong codes kill the code; a wrong password says no more than wrong', async ({
    arrive,
    portal,
  }) => {
    const phone = newPhone()
    const { page } = await arrive()
    await page.goto(`${portal.memberUrl}/login`)
    await page.getByLabel('手机号码', { exact: true }).fill(phone)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByText('5 分钟内有效')).toBeVisible()
    const right = await portal.smsCode(phone)
    const wrong = right === '000000' ? '000001' : '000000'
    await page.getByRole('checkbox').check()
    await page.getByLabel('短信验证码').fill(wrong)
    for (let tries = 1; tries <= 5; tries += 1) {
      const answered = page.waitForResponse('**/api/users/code_login')
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await answered
      await expect(page.getByLabel('短信验证码')).toHaveValue(wrong)
    }
    await page.getByLabel('短信验证码').fill(right)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByLabel('短信验证码')).toHaveAccessibleDescription(/已失效/)
    await expect(page).toHaveURL(`${portal.memberUrl}/login`)

    await page.getByRole('tab', { name: '密码登录' }).click()
    for (const account of ['13800000001', newPhone()]) {
      await page.getByLabel('手机号码或账号').fill(account)
      await page.getByLabel('密码', { exact: true }).fill('Wrong_2026')
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('账号或密码不正确')
    }
  })
})

test.describe('pages that anybody may open', () => {
  test('the entrance for staff leads to the manager app', async ({ arrive, portal }) => {
    const { page } = await arrive()
    await page.goto(`${portal.memberUrl}/login`)
    await page.getByRole('link', { name: '协会管理端' }).click()
    await expect(page).toHaveURL(`${portal.managerUrl}/managerlogin`)
    await expect(page).toHaveTitle(`${association}-管理端登录`)
  })

  for (const path of [
    '/login',
    '/agent/7',
    '/agreement',
    '/privacy',
    '/searchMember',
    '/searchScore',
    '/institutionlogin',
    '/not-found',
  ]) {
    test(`${path} at 1440 and 390 px`, async ({ arrive, portal }) => {
      for (const phone of [false, true]) {
        const visitor = await arrive({ phone })
        await visitor.page.goto(`${portal.memberUrl}${path}`)
        await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(visitor.page.getByText('公众号')).toBeVisible()
        await expect(visitor.page).toHaveTitle(new RegExp(`^${association}-`))
        await visitor.expectInOrder()
      }
    })
  }
})
