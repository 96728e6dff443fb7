import type { Fields } from '@portal/api/rules/form-fields'
import { Button } from '@portal/ui/button'
import type { Description } from '@portal/ui/description-list'
import type { FormStep } from './form-steps.ts'
import { ReviewList, type ReviewListProps } from './ReviewList.tsx'
import { ReviewSection } from './ReviewSection.tsx'

export interface FormReviewProps<F extends Fields> extends Pick<
  ReviewListProps<F>,
  'fields' | 'values' | 'errors'
> {
  steps: readonly FormStep<F>[]
  /** What stands under a step beside its fields, by number. */
  more?: Readonly<Record<number, readonly Description[]>> | undefined
  /** Opens a step; without it nothing can be changed. */
  onEdit?: ((step: number) => void) | undefined
}

/** Everything that was filled in, step by step, each with the way back to it. */
export function FormReview<F extends Fields>({ steps, more, onEdit, ...list }: FormReviewProps<F>) {
  return steps.map(({ title, names }, index) =>
    names.length === 0 ? null : (
      <ReviewSection
        key={title}
        title={title}
        action={
          onEdit ? (
            <Button
              size="s"
              variant="text"
              aria-label={`修改${title}`}
              onClick={() => {
                onEdit(index + 1)
              }}
            >
              修改
            </Button>
          ) : null
        }
      >
        <ReviewList {...list} names={names} more={more?.[index + 1]} />
      </ReviewSection>
    ),
  )
}
