import { useRef, useState } from 'react'
import type { PersonalForm } from '@portal/api/contract/applications.schema'
import { judge, toDraft, type FieldErrors } from './form-values.ts'
import type { ApplicationForm } from './use-application-form.ts'

/** What came of a submission; on a conflict the other content arrives through `latest`. */
export type SubmitResult =
  | { ok: true }
  | { ok: false; conflict: boolean; errors: FieldErrors; message: string }

interface Options extends Pick<ApplicationForm, 'form' | 'autosave'> {
  onSubmit: (form: PersonalForm, version: number) => Promise<SubmitResult>
  /** Files still on their way. */
  pending: number
  showErrors: (errors: FieldErrors) => void
}

/** Hands the application in, once: judges it, holds the autosave back meanwhile, and shows what came of it. */
export function useSubmission({ form, autosave, onSubmit, pending, showErrors }: Options) {
  const [message, setMessage] = useState('')
  const [submitting, setSubmitting] = useState(false)
  const underWay = useRef(false)

  async function send(values: PersonalForm) {
    const result = await onSubmit(values, autosave.read().version)
    if (result.ok) autosave.accept(autosave.read().version)
    else if (result.conflict) autosave.clash(toDraft(form.getValues()))
    else {
      autosave.release()
      if (Object.keys(result.errors).length > 0) showErrors(result.errors)
      else setMessage(result.message)
    }
  }

  async function submit() {
    // a second click while the first is under way changes nothing
    if (underWay.current || autosave.read().state === 'conflict') return
    if (pending > 0) return setMessage('还有文件正在上传，传完后再提交。')
    underWay.current = true
    setSubmitting(true)
    setMessage('')
    try {
      await autosave.hold()
      const verdict = judge(form.getValues())
      if (verdict.ok) await send(verdict.form)
      else {
        autosave.release()
        showErrors(verdict.errors)
      }
    } finally {
      underWay.current = false
      setSubmitting(false)
    }
  }

  return { message, submitting, submit: () => void submit() }
}
