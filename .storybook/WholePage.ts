import { createElement, useEffect, useState, type PropsWithChildren } from 'react'
import { useGlobals, useParameter, useStorybookApi, useStorybookState } from 'storybook/manager-api'

/** Px that Storybook puts around a viewport: its edge, its sizes above, its handles below. */
const around = { width: 84, height: 90 }

interface ViewportParameter {
  options?: Record<string, { styles: { width: string; height: string } }>
}

/** Width and height of an element while it is there. */
function useSize(box: HTMLElement | null) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!box) return undefined
    const observer = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }))
    observer.observe(box)
    return () => observer.disconnect()
  }, [box])
  return size
}

/** The viewport of the story, as it is chosen in the toolbar or by the story. */
function useViewport() {
  const [{ viewport }] = useGlobals()
  const { options } = useParameter<ViewportParameter>('viewport', {})
  const chosen: unknown = viewport?.value ?? viewport
  const styles = typeof chosen === 'string' ? options?.[chosen]?.styles : undefined
  return styles && { width: parseFloat(styles.width), height: parseFloat(styles.height) }
}

const putAway = 'portal-panel-put-away'

/** Puts the panel away for a page, and back for what comes after it: Storybook keeps its layout, over a reload too. */
function usePanelPutAway(away: boolean | undefined): void {
  const api = useStorybookApi()
  useEffect(() => {
    if (away === true && api.getIsPanelShown()) {
      api.togglePanel(false)
      sessionStorage.setItem(putAway, 'yes')
    }
    if (away === false && sessionStorage.getItem(putAway) !== null) {
      api.togglePanel(true)
      sessionStorage.removeItem(putAway)
    }
  }, [api, away])
}

/**
 * Around the preview: a page or an app opens without the panel below, and as small as it must be to be seen whole.
 * Storybook's own zoom comes on top of it; the panel can be opened again (A).
 */
export function WholePage({ children }: PropsWithChildren) {
  const api = useStorybookApi()
  const { storyId, viewMode } = useStorybookState()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const box = useSize(element)
  const viewport = useViewport()
  const title = storyId ? api.getData(storyId)?.title : undefined
  const whole = title === undefined ? undefined : viewMode === 'story' && /^(Pages|Apps)\//.test(title)
  usePanelPutAway(whole)

  const fitting =
    whole && viewport && box.width > 0
      ? Math.min(
          1,
          box.width / (viewport.width + around.width),
          box.height / (viewport.height + around.height),
        )
      : 1
  const size = `${100 / fitting}%`
  // Storybook's bundler of the manager does not know the automatic runtime of JSX
  return createElement(
    'div',
    { ref: setElement, style: { gridArea: '1 / 1', width: '100%', height: '100%', overflow: 'hidden' } },
    createElement(
      'div',
      {
        style: {
          display: 'grid',
          width: size,
          height: size,
          transform: fitting < 1 ? `scale(${fitting})` : undefined,
          transformOrigin: '0 0',
        },
      },
      children,
    ),
  )
}
