export { holdEnterWhileComposing, TextField, type TextFieldProps } from './TextField.tsx'
