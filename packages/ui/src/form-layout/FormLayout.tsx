import type { ComponentProps, ReactNode } from 'react'
import { BottomBar } from '../bottom-bar/index.ts'
import { ErrorSummary, type FieldError } from '../error-summary/index.ts'
import { SaveState, type SaveStateProps } from '../save-state/index.ts'
import * as S from './FormLayout.styles.ts'

export interface FormLayoutProps extends Omit<ComponentProps<'form'>, 'title'> {
  /** Page header of the form: title and lead. */
  header: ReactNode
  /** Left: the way back and the steps. Above the form on phones. */
  rail?: ReactNode
  /** Right from 1280, below the form under it: `FormFacts`. */
  facts?: ReactNode
  /** What to mend; the summary stands under the header and takes the focus. */
  errors?: readonly FieldError[] | undefined
  /**
   * Number of failed submits; the focus comes back to the summary with each.
   * @default 0
   */
  attempt?: number | undefined
  /** A standing remark between header and fields: a conflict, a refusal, what staff sent back. */
  notice?: ReactNode
  /** State of the draft, at the left of the bar. */
  save?: Pick<SaveStateProps, 'state' | 'time'> | undefined
  /** Buttons of the bar at the lower edge, the primary one last. */
  actions: ReactNode
  /** `FormSection`s. */
  children: ReactNode
}

const noErrors: readonly FieldError[] = []

/** A long form: header, summary of errors, sections of 640, facts beside them, and the bar that sticks to the lower edge. */
export function FormLayout({
  header,
  rail,
  facts,
  errors = noErrors,
  attempt,
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
          <ErrorSummary errors={errors} attempt={attempt} />
          {children}
        </S.Main>
        {facts}
      </S.Page>
      <BottomBar info={save ? <SaveState {...save} /> : null} actions={actions} />
    </form>
  )
}
