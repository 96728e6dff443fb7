import { lazy, type ComponentType } from 'react'

/** A page whose code comes when it is opened. */
export interface LazyPage<Props> {
  (props: Props): React.ReactNode
  /** Fetches the code, so that the page is drawn without waiting from then on. */
  load: () => Promise<void>
}

/** Like React's `lazy`, for pages that may come as finished HTML: those must be drawn in one go, there and here. */
export function lazyPage<Props extends object>(
  fetchPage: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let come: ComponentType<Props> | undefined
  const Coming: ComponentType<Props> = lazy(fetchPage)
  function Page(props: Props) {
    const Now = come ?? Coming
    return <Now {...props} />
  }
  Page.load = async () => {
    come = (await fetchPage()).default
  }
  return Page
}
