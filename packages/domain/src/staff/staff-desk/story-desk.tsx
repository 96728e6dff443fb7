import type { ReactNode } from 'react'
import type { Decorator, StoryContext } from '@storybook/react-vite'
import { workCounts } from '@portal/api/contract/staff.contract'
import { someWorkCounts } from '@portal/api/fixtures/work-counts'
import { mock } from '@portal/api/mocks'
import { ToastRegion } from '@portal/ui/toast'
import { http, type HttpHandler } from 'msw'
import { useLocation } from 'react-router-dom'
import { expect, spyOn, within } from 'storybook/test'

/** For plays alone: it takes no room and is not in the picture. */
const unseen = {
  position: 'fixed',
  top: 0,
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

function Address() {
  return (
    <output aria-label="地址" style={unseen}>
      {useLocation().search}
    </output>
  )
}

/** As tall as the window, with the address and the toasts that a page of the manager app would have around it. */
function ManagerWindow({ children }: { children: ReactNode }) {
  return (
    <>
      <div style={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>{children}</div>
      <Address />
      <ToastRegion />
    </>
  )
}

const inWindow: Decorator = Story => (
  <ManagerWindow>
    <Story />
  </ManagerWindow>
)

/** Below the headings that a desk has above its parts. */
export const underHeadings: Decorator = Story => (
  <>
    <h1>到账确认</h1>
    <h2>待确认的订单</h2>
    <Story />
  </>
)

/** What the stories of every desk begin with. */
export const onADesk = {
  globals: { density: 'staff' as const, viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen' as const, session: 'manager' as const },
  decorators: [inWindow],
}

/** What finance took for an order of ¥200, paid in full. */
export const receipt = {
  amount_fen: 20_000,
  channel: 'offline' as const,
  received_at: '2026-05-18',
  bank_ref: '2026051810421700883',
  remark: '',
  by: '沈静仪',
}

/** Between phone and desktop, where the columns of a desk are narrow. */
export const onALaptop = {
  globals: { viewport: { value: 'laptop' } },
  parameters: {
    viewport: { options: { laptop: { name: 'Laptop', styles: { width: '1060px', height: '900px' } } } },
  },
}

/** The query of the address the desk stands at. */
export const address = (canvasElement: HTMLElement) =>
  new URLSearchParams(within(canvasElement).getByRole('status', { name: '地址' }).textContent ?? '')

/** Work queues of finance: of dues more waits than of evaluations. */
export const queues = mock(workCounts).reply(
  someWorkCounts({
    payments_to_confirm: 26,
    refunds: 4,
    exceptions: 2,
    invoices: 17,
    of_evaluations: { payments_to_confirm: 3, refunds: 1, exceptions: 0, invoices: 5 },
  }),
)

/** Nothing of the page lies outside the window. */
export const fitsTheWindow = async ({ ownerDocument: { documentElement } }: HTMLElement) =>
  expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth)

/** Dialogs and toasts stand outside the canvas. */
export const body = () => within(document.body)

const recorded: unknown[][] = []

/** Records what one story sends to a call, and leaves the answer to the mock behind it. */
export function recordCalls(path: string) {
  const sent: unknown[] = []
  recorded.push(sent)
  const listen = http.post(path, async ({ request }) => {
    sent.push(await request.clone().json())
  })
  return { sent, listen }
}

type Canvas = Pick<StoryContext, 'canvas'>
type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>
interface Network {
  msw: { use: (...handlers: HttpHandler[]) => void }
}

/** Before each story: nothing recorded, and the usual answers. */
export const afresh =
  (usual: () => HttpHandler[]) =>
  ({ msw }: Network) => {
    for (const sent of recorded) sent.length = 0
    msw.use(queues, ...usual())
  }

/** Plays that a heading comes. */
export const showsHeading =
  (name: string) =>
  async ({ canvas }: Canvas) => {
    await expect(await canvas.findByRole('heading', { name })).toBeVisible()
  }

/** Takes a table away by a button: the browser is sent for the file once, and that is said. */
export async function takesAway({ canvas, userEvent }: Hands, name: string, file: string) {
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await userEvent.click(await canvas.findByRole('button', { name }))
  await expect(await body().findByText(`已开始下载 ${file}`)).toBeVisible()
  await expect(click).toHaveBeenCalledOnce()
}

/** Asks again after a fault, now that the network answers. */
export async function retry({ canvas, msw, userEvent }: Hands & Network, answer: HttpHandler) {
  const button = await canvas.findByRole('button', { name: '重新加载' })
  msw.use(answer)
  await userEvent.click(button)
}

/** Plays that a narrow window shows a picked record alone, and the list again on the way back. */
export const picksAndGoesBack =
  (picked: RegExp, title: string, other: RegExp) =>
  async ({ canvas, userEvent }: Hands) => {
    await userEvent.click(await canvas.findByRole('button', { name: picked }))
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: other })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '返回列表' }))
    await expect(await canvas.findByRole('button', { name: other })).toBeVisible()
  }

/** Sends a reason from its dialog, which wants one first. */
export async function giveReason(
  { userEvent }: Pick<StoryContext, 'userEvent'>,
  dialog: HTMLElement,
  { act, phrase }: { act: string; phrase: string },
) {
  const canvas = within(dialog)
  await userEvent.click(canvas.getByRole('button', { name: act }))
  await expect(canvas.getByRole('textbox', { name: '原因' })).toHaveAccessibleDescription('请填写原因')
  await userEvent.click(canvas.getByRole('button', { name: phrase }))
  await userEvent.click(canvas.getByRole('button', { name: act }))
}
