import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './early.ts'

export interface MountedApp {
  /** Somebody is signed in, and finished HTML is for nobody in particular. */
  signedIn: boolean
  /** Fetches the code of the page at an address. */
  load: (address: string) => Promise<void>
  /** The app; `prerendered` is the address of the finished HTML that it takes over. */
  draw: (prerendered?: string) => ReactNode
}

/** Draws the app into the page's root, or takes over the finished HTML that stands there. */
export async function mountApp({ signedIn, load, draw }: MountedApp): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('#root is missing')
  const { address } = root.dataset
  const isTakenOver = address !== undefined && !signedIn
  // finished HTML is for visitors, the frame of the other pages for who is signed in: that stays until there is a page
  if (signedIn === (address !== undefined)) root.replaceChildren()
  // the html's script hides what is not for who comes; they may have signed in or out meanwhile
  document.documentElement.hidden = false
  if (isTakenOver) await load(address)
  // where the code does not come, drawing the page asks again
  else if (signedIn) await load(location.pathname).catch(() => undefined)
  window.early?.stop()
  if (isTakenOver) {
    startTransition(() => void hydrateRoot(root, draw(address)))
  } else {
    delete window.early
    createRoot(root).render(draw())
  }
}
