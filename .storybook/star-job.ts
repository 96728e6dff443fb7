import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { criteria } from '../packages/api/src/rules/star-figures.ts'
import { shown } from './shown.ts'

/** The steps of a star evaluation, each as its user does it, on the portal itself. */

type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>

/** From the evaluation to an application for a level that is handed in. */
export async function applyForStar({ canvas, userEvent }: Hands, level: RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('link', { name: '申请星级评价' }))
  // the fee comes with what the profile lacks
  await userEvent.click(await canvas.findByRole('radio', { name: level }))
  await userEvent.click(canvas.getByRole('radio', { name: '创新' }))
  await userEvent.type(canvas.getByRole('textbox', { name: '申报岗位' }), '财务经理岗')
  await expect(await canvas.findByText(/草稿已自动保存/)).toBeVisible()
  await userEvent.click(canvas.getByRole('checkbox', { name: /本人声明/ }))
  await userEvent.click(canvas.getByRole('button', { name: '提交申请' }))
  await expect(await screen.findByText(/^申请已提交/)).toBeVisible()
}

/** Passes the first check of somebody's application: from then on it may be paid. */
export async function checkStar({ canvas, userEvent }: Hands, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(name) }))
  await canvas.findByRole('heading', { name })
  await userEvent.click(await canvas.findByRole('button', { name: '进入缴费' }))
  await expect(await screen.findByText(`“${name}”的申请初审通过，评价费订单已生成`)).toBeVisible()
}

/** By the member centre's own menu; the site's header has a link of the same name that leads away. */
export async function openEvaluation({ canvas, userEvent }: Hands): Promise<void> {
  const menu = within(await canvas.findByRole('navigation', { name: '会员中心' }))
  await userEvent.click(menu.getByRole('link', { name: '人才评价' }))
}

/** From the evaluation to the cashier of the sandbox, which takes the money. */
export async function payEvaluation({ canvas, userEvent }: Hands): Promise<void> {
  await userEvent.click(await canvas.findByRole('link', { name: /^去缴费/ }))
  await userEvent.click(await canvas.findByRole('radio', { name: /模拟支付/ }))
  await userEvent.click(await canvas.findByRole('button', { name: /^用模拟支付付款/ }))
  const cashier = await canvas.findByRole('link', { name: /打开模拟收银台/ })
  await fetch(`/service/sandbox_payments/${cashier.getAttribute('href')?.split('/').at(-1) ?? ''}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ act: 'pay' }),
  })
  await expect(await canvas.findByText('支付成功')).toBeVisible()
}

/** Declares, fills the sheet in with the same score everywhere, and seals it. */
export async function scoreStar({ canvas, userEvent }: Hands, masked: RegExp, points: number): Promise<void> {
  await userEvent.click(await canvas.findByRole('link', { name: /^评审中/ }))
  await userEvent.click(await canvas.findByRole('button', { name: masked }))
  await userEvent.click(await canvas.findByRole('radio', { name: /^没有利益冲突/ }))
  await userEvent.click(canvas.getByRole('button', { name: '声明并打开资料' }))
  for (const { label } of Object.values(criteria))
    await userEvent.type(await canvas.findByRole('textbox', { name: `${label}评分` }), String(points))
  await userEvent.click(await canvas.findByRole('button', { name: `提交评分表 ${points}.00` }))
  const dialog = within(await shown(screen.findByRole('alertdialog')))
  await userEvent.click(dialog.getByRole('button', { name: '提交评分表' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

/** What the discussion came to. */
export async function proposeStar({ canvas, userEvent }: Hands, level: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(level) }))
  await userEvent.click(canvas.getByRole('button', { name: '提交合议结果' }))
  await expect(await screen.findByText(/公示开始$/)).toBeVisible()
}

/** Awards what was published long enough. */
export async function awardStar({ canvas, userEvent }: Hands, masked: RegExp): Promise<void> {
  const row = within(await canvas.findByRole('row', { name: masked }))
  await userEvent.click(row.getByRole('link'))
  const drawer = within(await shown(screen.findByRole('dialog')))
  await userEvent.click(await drawer.findByRole('button', { name: '授予星级' }))
  const dialog = within(await shown(screen.findByRole('alertdialog')))
  await userEvent.click(dialog.getByRole('button', { name: '授予星级' }))
  await expect(await screen.findByText(/证书已生成$/)).toBeVisible()
}
