import { association } from '@portal/api/rules/association'

/** What the route of a page gives it. */
export interface PageProps {
  title: string
}

export interface PageTitleProps {
  /** Name of the page. */
  children: string
}

/** Title of the window: the association's name in front, set anew on every navigation (product.md §1). */
export function PageTitle({ children }: PageTitleProps) {
  return <title>{`${association.name}-${children}`}</title>
}
