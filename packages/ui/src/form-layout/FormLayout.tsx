import type { ComponentProps, ReactNode } from 'react'
import { BottomBar } from '../bottom-bar/index.ts'
import * as S from './FormLayout.styles.ts'

export interface FormLayoutProps extends Omit<ComponentProps<'form'>, 'title'> {
  /** Page header of the form: title and lead. */
  header: ReactNode
  /** Left: the way back and the steps. Above the form on phones. */
  rail?: ReactNode
  /** Right from 1280, below the form under it: `FormFacts`. */
  facts?: ReactNode
  /** What to mend, under the header: an `ErrorSummary`. */
  summary?: ReactNode
  /** A standing remark between header and fields: a conflict, a refusal, what staff sent back. */
  notice?: ReactNode
  /** State of the draft, at the left of the bar: a `SaveState`. */
  save?: ReactNode
  /** Buttons of the bar at the lower edge, the primary one last. */
  actions: ReactNode
  /** `FormSection`s. */
  children: ReactNode
}

/** A long form: header, summary of errors, sections of 640, facts beside them, and the bar that sticks to the lower edge. */
export function FormLayout({
  header,
  rail,
  facts,
  summary,
  notice,
  save,
  actions,
  children,
  ...rest
}: FormLayoutProps) {
  return (
    <form noValidate {...rest}>
      <S.Page data-rail={Boolean(rail)}>
        {rail ? <S.Rail>{rail}</S.Rail> : null}
        <S.Main>
          {header}
          {notice}
          {summary}
          {children}
        </S.Main>
        {facts}
      </S.Page>
      <BottomBar info={save ?? null} actions={actions} />
    </form>
  )
}
