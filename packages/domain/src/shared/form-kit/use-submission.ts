import { useRef, useState } from 'react'
import type { ByField, Fields } from '@portal/api/rules/form-fields'
import type { Autosave } from './autosave.ts'
import type { FormValues, Validation } from './form-values.ts'

/** What came of handing in. After a conflict the other content arrives by another way. */
export type SubmitResult<F extends Fields> =
  | { ok: true }
  | { ok: false; conflict?: boolean; errors: ByField<F>; message: string }

interface Options<F extends Fields, Body> {
  read: () => FormValues<F>
  validate: (values: FormValues<F>) => Validation<F, Body>
  autosave: Pick<Autosave<FormValues<F>>, 'accept' | 'clash' | 'hold' | 'read' | 'release'>
  onSubmit: (body: Body, version: number) => Promise<SubmitResult<F>>
  /** Files still on their way. */
  pending: number
  /** Said while they are. */
  pendingText: string
  showErrors: (errors: ByField<F>) => void
}

/** Hands a form in, once: judges it, holds the autosave back meanwhile, and shows what came of it. */
export function useSubmission<F extends Fields, Body>({
  read,
  validate,
  autosave,
  onSubmit,
  pending,
  pendingText,
  showErrors,
}: Options<F, Body>) {
  const [message, setMessage] = useState('')
  const [submitting, setSubmitting] = useState(false)
  const underWay = useRef(false)

  async function send(body: Body) {
    const result = await onSubmit(body, autosave.read().version)
    if (result.ok) autosave.accept(autosave.read().version)
    else if (result.conflict) autosave.clash(read())
    else {
      autosave.release()
      if (Object.keys(result.errors).length > 0) showErrors(result.errors)
      else setMessage(result.message)
    }
  }

  async function submit() {
    // a second click while the first is under way changes nothing
    if (underWay.current || autosave.read().state === 'conflict') return
    if (pending > 0) return setMessage(pendingText)
    underWay.current = true
    setSubmitting(true)
    setMessage('')
    try {
      await autosave.hold()
      const validation = validate(read())
      if (validation.ok) await send(validation.body)
      else {
        autosave.release()
        showErrors(validation.errors)
      }
    } finally {
      underWay.current = false
      setSubmitting(false)
    }
  }

  return { message, submitting, submit: () => void submit() }
}
