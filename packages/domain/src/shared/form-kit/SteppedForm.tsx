import { useState, type FormEvent, type MouseEvent, type ReactNode } from 'react'
import { byPlace, messagesAt, type ByField, type FieldName, type Fields } from '@portal/api/rules/form-fields'
import type { Upload } from '@portal/ui/file-field'
import { FieldPair, FormLayout, FormSection } from '@portal/ui/form-layout'
import { ArrowLeftIcon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import { PageHeader } from '@portal/ui/page-header'
import { TextLink } from '@portal/ui/text-link'
import { Link } from '../router-link/index.ts'
import { LazyConfirmDialog } from '../lazy-confirm-dialog/index.ts'
import { usePendingUploads } from '../pending-uploads/index.ts'
import { DraftConflict } from './DraftConflict.tsx'
import { DraftState } from './DraftState.tsx'
import { stepOf, type FormStep } from './form-steps.ts'
import { FormErrors } from './FormErrors.tsx'
import { FormFields, type FormFieldsProps } from './FormFields.tsx'
import { RemarkNotice, type RemarkNoticeProps } from './RemarkNotice.tsx'
import { StepActions } from './StepActions.tsx'
import { StepRail } from './StepRail.tsx'
import * as S from './SteppedForm.styles.ts'
import { missingOf, type DraftForm, type StoredDraft } from './use-draft-form.ts'
import { useStepFocus } from './use-step-focus.ts'
import { useSubmission, type SubmitResult } from './use-submission.ts'

export interface SteppedFormProps<F extends Fields, Body> extends Pick<
  FormFieldsProps<F>,
  'controls' | 'after' | 'today'
> {
  draft: DraftForm<F, Body>
  steps: readonly FormStep<F>[]
  /** Number of the step in sight, from 1. */
  step: number
  onStep: (step: number) => void
  /** 申请个人会员 */
  act: string
  /** 提交申请 */
  submitLabel: string
  /** What another page or device has saved meanwhile; null while it is being fetched. */
  latest: StoredDraft<F> | null
  /** What the association asks to have mended. */
  returned: Pick<RemarkNoticeProps<F>, 'remark' | 'remarks'> | null
  onSubmit: (body: Body, version: number) => Promise<SubmitResult<F>>
  upload: Upload
  /** Where the way back leads, and its words. */
  home: { path: string; label: string }
  onLeave: () => void
  /** Stands beside the form. */
  facts: ReactNode
  /** The last step: everything to be read over. */
  review: ReactNode
}

/** A long form in steps. Saves as one types; every message stands at its field, whoever found it. */
export function SteppedForm<F extends Fields, Body>({
  draft,
  controls,
  steps,
  step,
  onStep,
  act,
  submitLabel,
  latest,
  returned,
  onSubmit,
  upload,
  today,
  home,
  onLeave,
  after,
  facts,
  review,
}: SteppedFormProps<F, Body>) {
  const { form, autosave, validate } = draft
  const uploads = usePendingUploads(upload)
  const [asking, setAsking] = useState(false)

  const names = steps[step - 1]?.names ?? []
  const remarks = byPlace<F>((returned?.remarks ?? []).map(({ field, text }) => [field, text]))

  const { heading, jumpTo } = useStepFocus({
    step,
    stepOf: (name: FieldName<F>) => stepOf(steps, name),
    idOf: form.idOf,
    listed: () => names.some(name => form.blamed.includes(name) && form.isWrong(name)),
    onStep,
  })

  function showErrors(found: ByField<F>) {
    form.blame(found)
    const first = steps.findIndex(part => part.names.some(name => messagesAt(found, name).length > 0))
    if (first !== -1) onStep(first + 1)
  }

  function goOn() {
    const missing = missingOf(draft, form.read())
    const wrong = names.flatMap(name => messagesAt(missing, name))
    if (wrong.length > 0) return showErrors(byPlace(wrong))
    void autosave.flush()
    return onStep(step + 1)
  }

  const { message, submitting, submit } = useSubmission({
    read: form.read,
    validate,
    autosave,
    onSubmit,
    pending: uploads.pending,
    pendingText: '还有文件正在上传，传完后再提交。',
    showErrors,
  })

  function advance(event: FormEvent) {
    event.preventDefault()
    if (step === steps.length) submit()
    else goOn()
  }

  async function leave(event?: MouseEvent) {
    event?.preventDefault()
    if (await autosave.flush()) onLeave()
    else setAsking(true)
  }

  return (
    <>
      <FormLayout
        onSubmit={advance}
        rail={
          <>
            <TextLink as={Link} to={home.path} onClick={(event: MouseEvent) => void leave(event)}>
              <ArrowLeftIcon size={16} />
              {home.label}
            </TextLink>
            <StepRail draft={draft} steps={steps} step={step} onStep={onStep} />
          </>
        }
        header={
          <S.Heading ref={heading} tabIndex={-1}>
            <PageHeader
              title={steps[step - 1]?.title}
              lead={`${act}，第 ${step} 步，共 ${steps.length} 步。除注明选填外均为必填。`}
            />
          </S.Heading>
        }
        notice={
          <>
            <DraftConflict draft={draft} latest={latest} />
            {returned ? <RemarkNotice {...returned} form={form} onJump={jumpTo} /> : null}
            {message === '' ? null : (
              <Notice tone="error" role="alert">
                {message}
              </Notice>
            )}
          </>
        }
        summary={<FormErrors form={form} names={names} />}
        facts={facts}
        save={<DraftState autosave={autosave} />}
        actions={
          <StepActions
            step={step}
            steps={steps.length}
            submitting={submitting}
            submitLabel={submitLabel}
            onStep={onStep}
            onLeave={() => void leave()}
          />
        }
      >
        {steps.slice(0, -1).map((part, index) => (
          <div key={part.title} hidden={step !== index + 1}>
            <FormSection>
              <FormFields
                form={form}
                controls={controls}
                pair={FieldPair}
                names={part.names}
                remarks={remarks}
                upload={uploads.upload}
                today={today}
                after={after}
              />
            </FormSection>
          </div>
        ))}
        {step === steps.length ? review : null}
      </FormLayout>
      <LazyConfirmDialog
        open={asking}
        onClose={() => {
          setAsking(false)
        }}
        title="仍要离开？"
        cancelLabel="留在这里"
        confirmLabel="仍要离开"
        onConfirm={onLeave}
      >
        最近的修改还没有保存到协会，离开后会丢失。网络恢复后留在这里会自动保存。
      </LazyConfirmDialog>
    </>
  )
}
