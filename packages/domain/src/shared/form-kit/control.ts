import type { ReactNode } from 'react'
import type { Field, Fields, Kind, TypedValue } from '@portal/api/rules/form-fields'
import type { Upload, UploadedFile } from '@portal/ui/file-field'

/** What a control is given, whatever kind of field it draws. */
export interface ControlProps<K extends Kind = Kind> {
  field: Field<K>
  id: string
  name: string
  hint?: ReactNode
  error?: string | undefined
  warning?: string | undefined
  value: TypedValue<K, UploadedFile>
  onChange: (value: TypedValue<K, UploadedFile>) => void
  onBlur?: (() => void) | undefined
  /** Where the files of the form go. */
  upload?: Upload | undefined
  /** The day it is, in Shanghai. */
  today?: string | undefined
}

/** A control for each kind of field that a form has: what a page does not name it does not pay for. */
export type Controls<F extends Fields> = {
  readonly [K in F[keyof F]['kind']]: (props: ControlProps<K>) => ReactNode
}

/** What a label and its messages are told of a field. */
export const textsOf = ({
  field,
  id,
  hint,
  error,
  warning,
}: Pick<ControlProps, 'field' | 'id' | 'hint' | 'error' | 'warning'>) => ({
  id,
  label: field.label,
  hint,
  error,
  warning,
  optional: field.optional,
})
