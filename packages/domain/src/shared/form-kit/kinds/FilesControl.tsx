import { acceptedFiles, maxFileBytes } from '@portal/api/rules/files'
import { FileField, type Upload } from '@portal/ui/file-field'
import { textsOf, type ControlProps } from '../control.ts'

const nowhere: Upload = () => Promise.reject(new Error('a form with files is given an upload'))

/** Uploaded files. */
export function FilesControl(props: ControlProps<'files'>) {
  const { field, value, onChange, upload = nowhere } = props
  return (
    <FileField
      {...textsOf(props)}
      max={field.max}
      maxBytes={maxFileBytes}
      accept={acceptedFiles}
      upload={upload}
      value={value}
      onChange={onChange}
    />
  )
}
