import { Fragment, type ComponentType, type ReactNode } from 'react'
import type { ByField, FieldName, Fields } from '@portal/api/rules/form-fields'
import type { ControlProps, Controls } from './control.ts'
import { FormField } from './FormField.tsx'
import type { LongForm } from './use-long-form.ts'

export interface FormFieldsProps<F extends Fields> extends Pick<ControlProps, 'upload' | 'today'> {
  form: LongForm<F>
  controls: Controls<F>
  /** Which fields, in their order. */
  names: readonly FieldName<F>[]
  /** Remarks of the association at the fields. */
  remarks?: ByField<F>
  /** Worth a second look, never in the way. */
  warnings?: ByField<F>
  /** Stands after a field, as wide as that one. */
  after?: { readonly [N in FieldName<F>]?: ReactNode }
  /** Puts two halves on one line: `FieldPair`, or a pair of the page's own. */
  pair: ComponentType<{ children: ReactNode }>
}

interface Item {
  key: string
  half: boolean
  node: ReactNode
}

/** Neighbours that are half as wide share a line. */
function linesOf(items: readonly Item[]): Item[][] {
  const lines: Item[][] = []
  for (const item of items) {
    const open = lines.at(-1)
    if (item.half && open?.length === 1 && open[0]?.half) open.push(item)
    else lines.push([item])
  }
  return lines
}

/** Fields of a long form as they are described, one under the other. */
export function FormFields<F extends Fields>({
  form,
  controls,
  names,
  remarks,
  warnings,
  after,
  pair: Pair,
  ...rest
}: FormFieldsProps<F>) {
  const { control, fields, idOf, judgeFilled } = form
  const items = names.flatMap((name): Item[] => {
    const field = fields[name]
    if (field === undefined) return []
    const half = field.half ?? false
    return [
      {
        key: name,
        half,
        node: (
          <FormField
            {...rest}
            control={control}
            controls={controls}
            field={field}
            id={idOf(name)}
            name={name}
            remark={remarks?.[name]}
            warning={warnings?.[name]}
            onLeave={judgeFilled}
          />
        ),
      },
      ...(after?.[name] === undefined ? [] : [{ key: `${name}-after`, half, node: after[name] }]),
    ]
  })
  return linesOf(items).map(line =>
    line.length === 1 ? (
      <Fragment key={line[0]?.key}>{line[0]?.node}</Fragment>
    ) : (
      <Pair key={line[0]?.key}>
        {line.map(({ key, node }) => (
          <Fragment key={key}>{node}</Fragment>
        ))}
      </Pair>
    ),
  )
}
