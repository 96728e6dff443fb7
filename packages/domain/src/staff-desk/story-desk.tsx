import type { ReactNode } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { ToastRegion } from '@portal/ui/toast'
import { http } from 'msw'
import { useLocation } from 'react-router-dom'
import { within } from 'storybook/test'

function Address() {
  return <output aria-label="地址">{useLocation().search}</output>
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

/** What the stories of every desk begin with. */
export const onADesk = {
  globals: { density: 'staff' as const, viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen' as const, session: 'manager' as const },
  decorators: [inWindow],
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

/** Dialogs and toasts stand outside the canvas. */
export const body = () => within(document.body)

/** Hears what is sent to a call and leaves the answer to the mock behind. */
export function hear(path: string) {
  const sent: unknown[] = []
  const listen = http.post(path, async ({ request }) => {
    sent.push(await request.clone().json())
  })
  return { sent, listen }
}
