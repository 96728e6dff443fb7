import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { unstable_forceFrameRate } from 'scheduler'
import { Button } from '@portal/ui/button'
import { Notice } from '@portal/ui/notice'
import './early.ts'

export interface MountedApp {
  /** Somebody is signed in, and finished HTML is for nobody in particular. */
  signedIn: boolean
  /** Fetches the code of the page at an address. */
  load: (address: string) => Promise<void>
  /** The app; `prerendered` is the address of the finished HTML that it takes over. */
  draw: (prerendered?: string) => ReactNode
}

/** What cannot be drawn is taken away by React as a whole: in its place stands what to do. */
const sayingSo = (root: HTMLElement): RootOptions => ({
  onUncaughtError(error) {
    reportError(error)
    const place = document.createElement('div')
    root.replaceChildren(place)
    createRoot(place).render(
      <Notice
        tone="error"
        role="alert"
        action={
          <Button size="s" onClick={() => location.reload()}>
            刷新页面
          </Button>
        }
      >
        页面出错了，请刷新。已经保存的内容都在。
      </Notice>,
    )
  },
})

const always = () => true
const never = () => false

/** Draws the app into the page's root, or takes over the finished HTML that stands there. */
export async function mountApp({ signedIn, load, draw }: MountedApp): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('#root is missing')
  const { address } = root.dataset
  // finished HTML is for visitors, the frame of the other pages for who is signed in: that stays until there is a page
  if (signedIn === (address !== undefined)) root.replaceChildren()
  // the html's script hides what is not for who comes; they may have signed in or out meanwhile
  document.documentElement.hidden = false
  const prerendered = signedIn ? undefined : address
  const shown = signedIn ? location.pathname : address
  // where the code does not come, drawing the page asks again, and says so
  const isThere = shown !== undefined && (await load(shown).then(always, never))
  window.early?.stop()
  // drawn in pieces, so that no press waits for the whole; pieces of 5 ms, as React cuts them, take half as long again
  unstable_forceFrameRate(25)
  startTransition(() => {
    if (prerendered !== undefined && isThere) {
      hydrateRoot(root, draw(prerendered), sayingSo(root))
    } else {
      delete window.early
      createRoot(root, sayingSo(root)).render(draw())
    }
  })
}
