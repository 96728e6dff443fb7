export { FormField, type FormFieldProps } from './FormField.tsx'
export {
  useFormState,
  useSchemaForm,
  type FormState,
  type FormStore,
  type FormWith,
  type Refused,
} from './schema-form.ts'
