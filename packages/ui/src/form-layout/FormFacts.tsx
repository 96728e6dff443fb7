import { useId, type ComponentProps, type ReactNode } from 'react'
import * as S from './FormLayout.styles.ts'

export interface FormFactsProps extends ComponentProps<'aside'> {
  /** Accessible name. */
  label: string
}

/** What the reader needs beside the form: its state, what to have ready, what comes after. */
export function FormFacts({ label, ...rest }: FormFactsProps) {
  return <S.Facts {...rest} aria-label={label} />
}

export interface FactBlockProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode
}

/** One block of the facts, under a rule. */
export function FactBlock({ title, children, ...rest }: FactBlockProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} {...rest}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}
