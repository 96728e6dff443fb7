import type { ComponentType, ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import type { EntryFields, Field, Fields, SingleKind, TypedValue } from '@portal/api/rules/form-fields'
import type { Upload, UploadedFile } from '@portal/ui/file-field'

/** One of a list that the server keeps. */
export interface ListItem {
  id: string
  name: string
  /** No longer offered; what holds it keeps it. */
  stopped: boolean
}

/** What a form gives to every field. */
export interface FieldContext {
  /** The server's lists by their names, for fields that are chosen from one. The same object while they are the same. */
  lists?: Readonly<Record<string, readonly ListItem[]>> | undefined
  /** Where the files of the form go. */
  upload?: Upload | undefined
  /** The day it is, in Shanghai. */
  today?: string | undefined
}

/** What a control is given, whatever kind of field it draws. */
export interface ControlProps<K extends SingleKind = SingleKind> extends FieldContext {
  field: Field<K>
  id: string
  name: string
  hint?: ReactNode
  error?: string | undefined
  warning?: string | undefined
  value: TypedValue<K, UploadedFile>
  onChange: (value: TypedValue<K, UploadedFile>) => void
  onBlur?: (() => void) | undefined
}

/** What draws a list is given: its entries are fields of the same form. */
export interface ListControlProps extends FieldContext {
  field: Field<'list'>
  id: string
  name: string
  hint?: ReactNode
  warnings: Readonly<Record<string, string | undefined>>
  control: Control
  /** What its entries hold now. */
  read: () => readonly Record<string, unknown>[]
  controls: AnyControls
  /** Id of the control at a place of the form. */
  idOf: (path: string) => string
  /** Puts two halves on one line. */
  pair: ComponentType<{ children: ReactNode }>
  /** A field was left. */
  onLeave: (name: string) => void
}

type KindIn<F extends Fields> =
  | F[keyof F]['kind']
  | {
      [N in keyof F]: F[N] extends { entry: infer E extends EntryFields } ? E[keyof E]['kind'] : never
    }[keyof F]

/** A control for each kind of field that a form has: what a page does not name it does not pay for. */
export type Controls<F extends Fields> = {
  readonly [K in KindIn<F>]: K extends SingleKind
    ? (props: ControlProps<K>) => ReactNode
    : (props: ListControlProps) => ReactNode
}

/** Controls of whatever form, by the kinds they draw. */
export type AnyControls = { readonly [K in SingleKind]?: (props: ControlProps<K>) => ReactNode }

/** What a label and its messages are told of a field. */
export const textsOf = ({
  field,
  id,
  hint,
  error,
  warning,
}: Pick<ControlProps, 'id' | 'hint' | 'error' | 'warning'> & { field: Field }) => ({
  id,
  label: field.label,
  hint,
  error,
  warning,
  optional: field.optional,
})
