import { useEffect, useRef, useState } from 'react'
import { check } from '@portal/api/contract/check'
import { objectionBody, type PublicityRow } from '@portal/api/contract/stars.schema'
import { useUpload } from '@portal/api/hooks/uploads'
import { useObject } from '@portal/api/hooks/stars'
import { createUnsent } from '@portal/api/hooks/unsent'
import { acceptedFiles, maxFileBytes } from '@portal/api/rules/files'
import { mostObjectionFiles, objectionLimit, starName } from '@portal/api/rules/star'
import { Dialog, DialogFoot } from '@portal/ui/dialog'
import { FileField, type UploadedFile } from '@portal/ui/file-field'
import { Notice } from '@portal/ui/notice'
import { TextareaField } from '@portal/ui/textarea-field'
import { toast } from '@portal/ui/toast'
import { uploaded } from '../../shared/form-kit/index.ts'
import { usePendingUploads } from '../../shared/pending-uploads/index.ts'
import * as S from './Evaluation.styles.ts'

export interface ObjectionDialogProps {
  row: PublicityRow
  onClose: () => void
}

interface Objection {
  text: string
  files: readonly UploadedFile[]
}

const useObjections = createUnsent<Objection>(({ text, files }) => text !== '' || files.length > 0)

/** An objection to what is published, with its proofs. Render it only while open. */
export function ObjectionDialog({ row, onClose }: ObjectionDialogProps) {
  const { application_no, name, star, objection_days } = row
  const object = useObject()
  const unsent = useObjections()
  const send = useUpload('objection')
  const uploads = usePendingUploads(async (file, options) => uploaded(await send(file, options)))
  const form = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<Objection>(() => unsent.read(application_no) ?? { text: '', files: [] })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState('')

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  function change(part: Partial<Objection>) {
    const next = { ...typed, ...part }
    setTyped(next)
    unsent.keep(application_no, next)
  }

  async function submit() {
    setMessage('')
    if (uploads.pending > 0) return setMessage('还有文件正在上传，传完后再提交。')
    const verdict = check(objectionBody, {
      application_no,
      text: typed.text,
      file_ids: typed.files.map(({ id }) => id),
    })
    setErrors(verdict.ok ? {} : verdict.errors)
    if (!verdict.ok) return undefined
    const outcome = await object.run({ body: verdict.data }, { silent: true })
    if (outcome.ok) {
      unsent.drop(application_no)
      toast({
        tone: 'success',
        message: `已提出异议，编号 ${outcome.data.objection_no}；公示中止，协会核查后会短信告知结果`,
      })
      return onClose()
    }
    const { error } = outcome
    if (error.rule === 'file_missing') return setErrors({ file_ids: error.message })
    setErrors(error.fieldErrors)
    if (Object.keys(error.fieldErrors).length === 0) setMessage(error.message)
    return undefined
  }

  return (
    <Dialog
      open
      title={`对${name}的${starName(star)}评价提出异议`}
      busy={object.busy}
      onClose={onClose}
      footer={
        <DialogFoot
          confirmLabel="提出异议"
          busy={object.busy}
          busyLabel="正在提交"
          onCancel={onClose}
          onConfirm={() => void submit()}
        />
      }
    >
      <S.Fields ref={form}>
        <p>
          请写明事实和依据。提出后公示中止，由协会核查并在 {objection_days}{' '}
          个工作日内决定。您的姓名只有协会知道，不会告诉被公示人。
        </p>
        <TextareaField
          label="异议内容"
          hint="至少 10 个字"
          limit={objectionLimit}
          value={typed.text}
          error={errors['text']}
          onChange={event => change({ text: event.currentTarget.value })}
        />
        <FileField
          label="证明材料"
          optional
          max={mostObjectionFiles}
          maxBytes={maxFileBytes}
          accept={acceptedFiles}
          upload={uploads.upload}
          value={typed.files}
          error={errors['file_ids']}
          onChange={files => change({ files })}
        />
        {message === '' ? null : (
          <Notice tone="error" role="alert">
            {message}
          </Notice>
        )}
      </S.Fields>
    </Dialog>
  )
}
