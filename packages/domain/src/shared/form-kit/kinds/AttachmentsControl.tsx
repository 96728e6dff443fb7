import { useRef, useState } from 'react'
import { acceptedFiles, maxFileBytes } from '@portal/api/rules/files'
import { FieldGroup } from '@portal/ui/field'
import { FileField, type Upload, type UploadedFile } from '@portal/ui/file-field'
import { SelectField } from '@portal/ui/select-field'
import { textsOf, type ControlProps } from '../control.ts'
import * as S from './MonthControl.styles.ts'
import { offered } from './offered.ts'

const nowhere: Upload = () => Promise.reject(new Error('a form with files is given an upload'))

/** Files, each of the type that was chosen when it was uploaded. */
export function AttachmentsControl(props: ControlProps<'attachments'>) {
  const { field, id, lists, value, onChange, upload = nowhere } = props
  const types = lists?.[field.list] ?? []
  const choices = offered(types, '')
  const [chosen, setChosen] = useState('')
  const type = chosen === '' ? (choices[0]?.value ?? '') : chosen
  /** Types of what has arrived since the form was opened. */
  const arrived = useRef(new Map<string, string>())
  const nameOf = (dicId: string) => types.find(one => one.id === dicId)?.name ?? ''
  const typed = (file: UploadedFile, dicId: string): UploadedFile => ({
    ...file,
    name: `${nameOf(dicId)} · ${file.name}`,
  })

  function take(files: readonly UploadedFile[]) {
    onChange(
      files.map(file => {
        const known = value.find(one => one.file.id === file.id)
        return known ?? { dic_id: arrived.current.get(file.id) ?? type, file }
      }),
    )
  }

  return (
    <FieldGroup {...textsOf(props)} id={id} tabIndex={-1}>
      <S.Lasting>
        <SelectField
          label="材料类型"
          options={choices}
          value={type}
          onChange={event => setChosen(event.currentTarget.value)}
        />
        <FileField
          label="上传材料"
          max={field.max}
          maxBytes={maxFileBytes}
          accept={acceptedFiles}
          upload={async (file, options) => {
            const done = await upload(file, options)
            arrived.current.set(done.id, type)
            return done
          }}
          value={value.map(({ dic_id, file }) => typed(file, dic_id))}
          onChange={take}
        />
      </S.Lasting>
    </FieldGroup>
  )
}
