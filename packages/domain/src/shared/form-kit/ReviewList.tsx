import { valueInWords } from '@portal/api/rules/field-words'
import type { ByField, Field, FieldName, Fields } from '@portal/api/rules/form-fields'
import { DescriptionList, type Description, type DescriptionListProps } from '@portal/ui/description-list'
import type { UploadedFile } from '@portal/ui/file-field'
import { TextLink } from '@portal/ui/text-link'
import type { FormValues } from './form-values.ts'
import * as S from './ReviewList.styles.ts'

export interface ReviewListProps<F extends Fields> extends Omit<DescriptionListProps, 'items'> {
  fields: F
  /** Which fields, in their order. */
  names: readonly FieldName<F>[]
  values: FormValues<F>
  /** Messages that stand in the way of handing in. */
  errors?: ByField<F> | undefined
  /** What is said in place of a field. */
  instead?: { readonly [N in FieldName<F>]?: Description } | undefined
  /** What is not filled in here, after the rest. */
  more?: readonly Description[] | undefined
}

const filesOf = (files: readonly UploadedFile[]) =>
  files.length === 0 ? null : (
    <S.Files>
      {files.map(file => (
        <li key={file.id}>
          <TextLink href={file.url} external>
            {file.name}
          </TextLink>
        </li>
      ))}
    </S.Files>
  )

const shown = (field: Field, value: unknown) =>
  field.kind === 'files' ? filesOf(value as readonly UploadedFile[]) : valueInWords(field, value)

const none: readonly Description[] = []

/** What was filled in, as it will be read; what is missing says so in its place. */
export function ReviewList<F extends Fields>({
  fields,
  names,
  values,
  errors,
  instead,
  more = none,
  ...rest
}: ReviewListProps<F>) {
  return (
    <DescriptionList
      {...rest}
      items={[
        ...names.map((name): Description => {
          const other = instead?.[name]
          if (other) return other
          const field: Field = fields[name] as Field
          const value = shown(field, values[name])
          return {
            term: field.label,
            value: errors?.[name] ? (
              <>
                {value} <S.Missing>{errors?.[name]}</S.Missing>
              </>
            ) : (
              value
            ),
          }
        }),
        ...more,
      ]}
    />
  )
}
