import { useId, type ComponentProps, type ReactNode } from 'react'
import * as S from './FormLayout.styles.ts'

export interface FormSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Left out where the page's title says it. */
  title?: ReactNode
  /** One sentence under the title. */
  lead?: ReactNode
  /** A link or a button beside the title: 修改. */
  action?: ReactNode
}

/** Fields that belong together, under a heading. */
export function FormSection({ title, lead, action, children, ...rest }: FormSectionProps) {
  const titleId = useId()
  return (
    <S.Section aria-labelledby={title ? titleId : undefined} {...rest}>
      {title ? (
        <S.Head>
          <h2 id={titleId}>{title}</h2>
          {action}
          {lead ? <p>{lead}</p> : null}
        </S.Head>
      ) : null}
      {children}
    </S.Section>
  )
}

/** Two short fields side by side; one under the other on phones. */
export function FieldPair(props: ComponentProps<'div'>) {
  return <S.Pair {...props} />
}
