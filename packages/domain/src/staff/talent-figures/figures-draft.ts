import type { FigureSet } from '@portal/api/contract/star-figures.schema'
import { createUnsent } from '@portal/api/hooks/unsent'
import {
  figureErrors,
  startError,
  valuesOf,
  type FigureErrors,
  type FigurePath,
  type FigureValues,
} from '@portal/api/rules/star-figure-sets'

/** A set of figures as it is typed. */
export interface FiguresDraft {
  /** What the figures were when the form was opened; somebody may change them meanwhile. */
  version: number
  effectiveFrom: string
  values: FigureValues
  touched: boolean
}

export const useFiguresDrafts = createUnsent<FiguresDraft>(({ touched }) => touched)

/** A form before anything is typed: one that is to be changed keeps its day. */
export const freshDraft = (version: number, base: FigureSet, isChange: boolean): FiguresDraft => ({
  version,
  effectiveFrom: isChange ? (base.effective_from ?? '') : '',
  values: valuesOf(base.figures),
  touched: false,
})

export type DraftErrors = FigureErrors & { effective_from?: string | undefined }

/** What is missing or does not go together, by field. */
export function draftErrors({ effectiveFrom, values }: FiguresDraft, today: string): DraftErrors {
  const start = startError(effectiveFrom, today)
  return { ...figureErrors(values), ...(start === undefined ? {} : { effective_from: start }) }
}

/** The errors of an answer, by field. */
export const errorsOfAnswer = (errors: Readonly<Record<string, string>>): DraftErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^figures\./, ''), message]),
  )

/** Without the errors of what has just been typed. */
export const withoutErrorsAt = (errors: DraftErrors, path: FigurePath | 'effective_from'): DraftErrors =>
  Object.fromEntries(
    // a sum of weights is about all of them
    Object.entries(errors).filter(
      ([at]) => at !== path && !(path.startsWith('weights.') && at.startsWith('weights.')),
    ),
  )
