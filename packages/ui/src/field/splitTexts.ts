import type { FieldTexts } from './field-texts.tsx'

/** Parts the texts around a control from the props of the control itself. */
export function splitTexts<Props extends FieldTexts>(props: Props) {
  const { label, hint, error, warning, success, note, optional, ...control } = props
  return { texts: { label, hint, error, warning, success, note, optional } satisfies FieldTexts, control }
}
