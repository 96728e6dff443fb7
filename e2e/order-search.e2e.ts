import type { Page } from '@playwright/test'
import { signInStaff } from './main-job.ts'
import { expect, test } from './people.ts'

const searchBox = (page: Page) => page.getByRole('searchbox', { name: '搜索订单' })
const searched = (page: Page) => expect.poll(() => new URL(page.url()).searchParams.get('q'))

async function search(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text)
  await searchBox(page).press('Enter')
  await searched(page).toBe(text)
}

test.describe('the search of the order desk', () => {
  test('keeps every key, slow or fast, and asks at once on Enter', async ({ arrive, portal }) => {
    const clerk = await arrive()
    const { page } = clerk
    await signInStaff(clerk, portal, 'super', '/orderManagement')
    const box = searchBox(page)
    // as long between two keys as the box waits before it asks
    await box.pressSequentially('138000000', { delay: 400 })
    await expect(box).toHaveValue('138000000')
    await searched(page).toBe('138000000')
    await box.fill('')
    await box.pressSequentially('20260518 00137', { delay: 15 })
    await box.press('Enter')
    await expect(box).toHaveValue('20260518 00137')
    await searched(page).toBe('20260518 00137')
    await page.reload()
    await expect(box).toHaveValue('20260518 00137')
  })

  test('waits for pinyin, and Back leads to what was searched for before', async ({ arrive, portal }) => {
    const clerk = await arrive()
    const { page } = clerk
    await signInStaff(clerk, portal, 'super', '/orderManagement')
    const box = searchBox(page)
    await search(page, '13800000001')

    await box.fill('')
    const keyboard = await page.context().newCDPSession(page)
    for (const typed of ['c', 'ch', 'che', 'chen']) {
      await keyboard.send('Input.imeSetComposition', { text: typed, selectionStart: 0, selectionEnd: 0 })
    }
    await expect(box).toHaveValue('chen')
    await keyboard.send('Input.insertText', { text: '陈' })
    await box.press('Enter')
    await expect(box).toHaveValue('陈')
    await searched(page).toBe('陈')

    await page.goBack()
    await searched(page).toBe('13800000001')
    await expect(box).toHaveValue('13800000001')
    await page.goForward()
    await expect(box).toHaveValue('陈')
  })

  test('is what Back leads to, even before the search that it leaves has been drawn', async ({
    arrive,
    portal,
  }) => {
    const clerk = await arrive()
    const { page } = clerk
    await signInStaff(clerk, portal, 'super', '/orderManagement')
    const box = searchBox(page)
    await search(page, '13800000001')
    await expect(box).toHaveValue('13800000001')

    await box.fill('陈')
    await box.evaluate(async (field: HTMLInputElement) => {
      field.form?.requestSubmit()
      history.back()
      await new Promise(gone => window.addEventListener('popstate', gone, { once: true }))
    })
    await searched(page).toBe('13800000001')
    await expect(box).toHaveValue('13800000001')
  })

  test('leads to an order of the other type', async ({ arrive, portal }) => {
    const clerk = await arrive()
    const { page } = clerk
    await signInStaff(clerk, portal, 'super', '/orderManagement')
    await page.getByRole('link', { name: /^评价费/ }).click()
    const order = page
      .getByRole('row', { name: /评价费/ })
      .getByRole('link', { name: /^\d{8} \d+$/ })
      .first()
    const number = (await order.innerText()).replaceAll(/\s/g, '')

    await page.getByRole('link', { name: /^会费/ }).click()
    await expect(order).toBeHidden()
    await search(page, number)
    const found = page.getByRole('link', { name: '评价费里有 1 个匹配的订单' })
    await expect(found).toBeVisible()
    await clerk.expectInOrder()
    await found.click()
    await expect(order).toBeVisible()
    await expect(searchBox(page)).toHaveValue(number)
  })
})

test('finance narrows the queue of transfers; that stays over a reload, and goes at a press', async ({
  arrive,
  portal,
}) => {
  const finance = await arrive()
  const { page } = finance
  await signInStaff(finance, portal, 'finance', '/paymentAffirm')
  const queue = page.getByRole('region', { name: '待确认的订单' })
  await expect(queue.getByRole('button', { name: /^赵文博/ })).toBeVisible()

  await page.getByRole('button', { name: '筛选' }).click()
  const choices = page.getByRole('group', { name: '筛选订单' })
  await choices.getByLabel('搜索订单').pressSequentially('赵文博')
  // at once: the search is asked for after a pause, and both are kept
  await choices.getByRole('radio', { name: '个人' }).check()
  await expect(page.getByText('只看“赵文博”、个人')).toBeVisible()
  await expect(queue.getByRole('button', { name: /^(?!赵文博).*¥/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '筛选' })).toBeFocused()
  await finance.expectInOrder()

  await page.reload()
  await expect(page.getByText('只看“赵文博”、个人')).toBeVisible()
  await page.getByRole('link', { name: /^已退回/ }).click()
  await expect(page.getByText('没有符合筛选的订单')).toBeVisible()
  await finance.expectInOrder()
  await page.getByRole('button', { name: '清除筛选' }).click()
  await expect(page.getByText(/^只看/)).toHaveCount(0)
  await expect(page).not.toHaveURL(/q=/)
})
