import { useId, type ComponentProps, type ReactNode } from 'react'
import * as S from './PageSection.styles.ts'

export interface PageSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string
  /** Small text beside the title, like 2 项. */
  count?: ReactNode
  /** A link at the end of the heading. */
  action?: ReactNode
  /**
   * The content starts at the rule: lists and tables.
   * @default false
   */
  flush?: boolean | undefined
  /**
   * The heading stands in a column beside the content where there is room, with a rule between the parts: settings of
   * staff.
   * @default false
   */
  beside?: boolean | undefined
}

/** A part of a page, set apart from the others by a heading and a rule, not by a box (VISUAL.md §1). */
export function PageSection({
  title,
  count,
  action,
  flush = false,
  beside = false,
  children,
  ...rest
}: PageSectionProps) {
  const titleId = useId()
  return (
    <S.Root aria-labelledby={titleId} data-beside={beside || undefined} {...rest}>
      <S.Head>
        <S.Title id={titleId}>{title}</S.Title>
        {count ? <S.Count>{count}</S.Count> : null}
        {action ? <S.Action>{action}</S.Action> : null}
      </S.Head>
      <S.Body data-flush={flush || undefined}>{children}</S.Body>
    </S.Root>
  )
}
