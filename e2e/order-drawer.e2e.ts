import { signInStaff } from './main-job.ts'
import { expect, test, type Person } from './people.ts'

/** Where each row of the list begins. */
const tops = ({ page }: Person) =>
  page
    .getByRole('link', { name: /^\d{8} \d{5}$/ })
    .evaluateAll(links => links.map(link => Math.round(link.getBoundingClientRect().top)))

for (const width of [1440, 1100, 390]) {
  test(`the drawer of the order desk moves no row, closes by Back and gives the focus back at ${width} px`, async ({
    arrive,
    portal,
  }) => {
    const clerk = await arrive()
    const { page } = clerk
    await page.setViewportSize({ width, height: 900 })
    await signInStaff(clerk, portal, 'super', '/orderManagement')
    const row = page.getByRole('link', { name: /^\d{8} \d{5}$/ }).nth(2)
    await row.scrollIntoViewIfNeeded()
    const before = await tops(clerk)
    const drawer = page.getByRole('dialog')

    await row.locator('xpath=ancestor::tr').getByText('会费').click()
    await expect(drawer).toBeFocused()
    expect(await tops(clerk)).toEqual(before)
    await clerk.expectInOrder()
    await page.goBack()
    await expect(drawer).toHaveCount(0)
    await expect(row).toBeFocused()
    expect(await tops(clerk)).toEqual(before)

    await row.press('Enter')
    await expect(drawer).toBeFocused()
    await page.getByRole('button', { name: '下一条' }).click()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(row).toBeFocused()
    await expect(page).toHaveURL(`${portal.managerUrl}/orderManagement`)
  })
}
