import { signInStaff } from './main-job.ts'
import { expect, test } from './people.ts'

const landings = [
  ['finance', '/paymentAffirm'],
  ['agent', '/orderManagement'],
  ['super', '/orderManagement'],
  ['exam', '/examResults'],
  ['others', '/orderManagement'],
] as const

for (const [name, landing] of landings) {
  test(`${name} lands on ${landing} and opens no page outside the rights (product.md §2, §6)`, async ({
    arrive,
    portal,
  }) => {
    const clerk = await arrive()
    await signInStaff(clerk, portal, name, landing)
    await clerk.expectInOrder()
    // the keys of product.md §3
    const [remark, userInfo] = await clerk.page.evaluate(() => [
      window.sessionStorage.getItem('remark'),
      window.localStorage.getItem('userInfo'),
    ])
    expect([remark, JSON.parse(userInfo ?? '{}')]).toEqual([
      name,
      expect.objectContaining({ name, remark: name }),
    ])
    const outside = name === 'finance' ? '/memberAudit/personal' : '/paymentAffirm'
    await clerk.page.goto(`${portal.managerUrl}${outside}`)
    await expect(clerk.page).toHaveURL(`${portal.managerUrl}/not-found`)
    await clerk.expectInOrder()
  })
}

test('the manager app takes no token from the address, only strips it', async ({ arrive, portal }) => {
  const { page } = await arrive()
  await page.goto(`${portal.managerUrl}/managerlogin?token=somebodys-token-0123456789&x=1`)
  await expect(page).toHaveURL(`${portal.managerUrl}/managerlogin?x=1`)
  await page.goto(`${portal.managerUrl}/orderManagement?token=somebodys-token-0123456789`)
  await expect(page).toHaveURL(`${portal.managerUrl}/managerlogin?redirect=%2ForderManagement`)
  expect(await page.evaluate(() => window.localStorage.getItem('wxToken'))).toBeNull()
})

test('who is signed in goes from sign-in to the root, whatever the address asks for', async ({
  arrive,
  portal,
}) => {
  const clerk = await arrive()
  await signInStaff(clerk, portal, 'finance', '/paymentAffirm')
  await clerk.page.goto(`${portal.managerUrl}/managerlogin?redirect=%2ForderManagement`)
  await expect(clerk.page).toHaveURL(`${portal.managerUrl}/`)
})

test('the guard of the manager app leads to sign-in with the way back', async ({ arrive, portal }) => {
  const { page } = await arrive()
  await page.goto(`${portal.managerUrl}/orderManagement?page=1`)
  await expect(page).toHaveURL(`${portal.managerUrl}/managerlogin?redirect=%2ForderManagement%3Fpage%3D1`)
  await page.goto(`${portal.managerUrl}/`)
  await expect(page).toHaveURL(`${portal.managerUrl}/managerlogin`)
})
