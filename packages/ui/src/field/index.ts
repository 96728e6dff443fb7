export { Field, type FieldControl, type FieldProps } from './Field.tsx'
export { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx'
export type { FieldTexts, FieldTone } from './field-texts.tsx'
export { splitTexts } from './splitTexts.ts'
