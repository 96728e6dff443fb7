import { Fragment, type ReactNode } from 'react'
import { valueInWords } from '@portal/api/rules/field-words'
import {
  entriesOf,
  messagesAt,
  type ByField,
  type Field,
  type FieldName,
  type Fields,
} from '@portal/api/rules/form-fields'
import { DescriptionList, type Description, type DescriptionListProps } from '@portal/ui/description-list'
import type { UploadedFile } from '@portal/ui/file-field'
import { TextLink } from '@portal/ui/text-link'
import { filesIn, type FormValues } from './form-values.ts'
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

/** An entry of a list: its words in one line, its files under it. */
function Entry({ field, held }: { field: Field<'list'>; held: Readonly<Record<string, unknown>> }) {
  const parts = Object.entries(field.entry)
  return (
    <>
      {parts
        .map(([name, part]) => (part.kind === 'files' ? '' : valueInWords(part, held[name])))
        .filter(words => words !== '')
        .join('，')}
      {parts.map(([name, part]) =>
        part.kind === 'files' ? <Fragment key={name}>{shown(part, held[name])}</Fragment> : null,
      )}
    </>
  )
}

const shown = (field: Field, value: unknown): ReactNode => {
  switch (field.kind) {
    case 'files':
      return filesOf(filesIn(value))
    case 'list': {
      const entries = entriesOf(value)
      return entries.length === 0 ? null : (
        <S.Entries>
          {Object.entries(entries).map(([at, entry]) => (
            // entries are read here, never moved
            <li key={at}>
              <Entry field={field} held={entry} />
            </li>
          ))}
        </S.Entries>
      )
    }
    default:
      return valueInWords(field, value)
  }
}

/** What is missing at a field; in a list with the place and the label of what is meant. */
const missingText = (field: Field, path: string, message: string) => {
  const [, at] = path.split('.')
  return field.kind === 'list' && at !== undefined ? `${field.noun} ${Number(at) + 1}：${message}` : message
}

const fieldOf = <N extends string>(fields: Readonly<Record<N, Field>>, name: N): Field => fields[name]

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
          const field = fieldOf(fields, name)
          const value = shown(field, values[name])
          const missing = errors ? messagesAt(errors, name) : []
          return {
            term: field.label,
            value:
              missing.length === 0 ? (
                value
              ) : (
                <>
                  {value}
                  {missing.map(([path, message]) => (
                    <Fragment key={path}>
                      {' '}
                      <S.Missing>{missingText(field, path, message)}</S.Missing>
                    </Fragment>
                  ))}
                </>
              ),
          }
        }),
        ...more,
      ]}
    />
  )
}
