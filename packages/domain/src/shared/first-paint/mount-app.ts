import type { ReactNode } from 'react'
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
  // the html's script hides from somebody signed in what is for visitors; they may have signed out meanwhile
  document.documentElement.hidden = false
  if (address === undefined || signedIn) {
    // React keeps what stands for missing code for 300 ms; where the code does not come, drawing the page asks again
    await load(location.pathname).catch(() => undefined)
    window.early?.stop()
    root.replaceChildren()
    createRoot(root).render(draw())
    return
  }
  await load(address)
  window.early?.stop()
  hydrateRoot(root, draw(address))
}
