import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './early.ts'

export interface MountedApp {
  /** Somebody is signed in, and finished HTML is for nobody in particular. */
  signedIn: boolean
  /** What somebody signed in sees first: the frame while the page's code comes, or the whole page. @default 'frame' */
  first?: 'frame' | 'page'
  /** Fetches the code of the page at an address. */
  load: (address: string) => Promise<void>
  /** The app; `prerendered` is the address of the finished HTML that it takes over. */
  draw: (prerendered?: string) => ReactNode
}

/** Draws the app into the page's root, or takes over the finished HTML that stands there. */
export async function mountApp({ signedIn, first = 'frame', load, draw }: MountedApp): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('#root is missing')
  const { address } = root.dataset
  const takesOver = address !== undefined && !signedIn
  if (!takesOver) root.replaceChildren()
  // the html's script hides from somebody signed in what is for visitors; they may have signed out meanwhile
  document.documentElement.hidden = false
  if (takesOver) {
    await load(address)
    window.early?.stop()
    hydrateRoot(root, draw(address))
    return
  }
  window.early?.stop()
  if (signedIn) {
    // where the code does not come, drawing the page asks again
    const code = load(location.pathname).catch(() => undefined)
    if (first === 'page') await code
  }
  createRoot(root).render(draw())
}
