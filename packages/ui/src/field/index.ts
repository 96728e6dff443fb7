export { Field, type FieldControl, type FieldProps, type FieldTexts, type FieldTone } from './Field.tsx'
export { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx'
export { splitTexts } from './splitTexts.ts'
