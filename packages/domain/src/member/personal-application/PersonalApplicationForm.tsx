import { useState, type FormEvent, type MouseEvent } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type {
  Application,
  PersonalDraft,
  PersonalField,
  PersonalForm,
} from '@portal/api/contract/applications.schema'
import type { Upload } from '@portal/ui/file-field'
import { FormLayout } from '@portal/ui/form-layout'
import { ArrowLeftIcon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import { PageHeader } from '@portal/ui/page-header'
import { Steps } from '@portal/ui/steps'
import { TextLink } from '@portal/ui/text-link'
import { LazyConfirmDialog } from '../../shared/lazy-confirm-dialog/index.ts'
import { usePendingUploads } from '../../shared/pending-uploads/index.ts'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { ApplicationReview } from './ApplicationReview.tsx'
import { shownState } from './autosave.ts'
import { BasicStep } from './BasicStep.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { judge, type FieldErrors, type FormValues } from './form-values.ts'
import * as S from './PersonalApplication.styles.ts'
import { ReturnedRemarks } from './ReturnedRemarks.tsx'
import { StepActions } from './StepActions.tsx'
import { fieldId, railSteps, stepFields, stepNumbers, stepTitles, type StepNumber } from './steps.ts'
import { useApplicationForm, type DraftResult } from './use-application-form.ts'
import { useStepFocus } from './use-step-focus.ts'
import { useSubmission, type SubmitResult } from './use-submission.ts'
import { WorkStep } from './WorkStep.tsx'

export interface PersonalApplicationFormProps {
  /** The draft or returned application; an ended one to start from; null for the first. */
  application: Application | null
  /** What another page or device has saved meanwhile. */
  latest: Application | null
  /** Yearly fee in fen. */
  feeFen: number
  /** Masked phone of the account. */
  phone: string
  step: StepNumber
  onStep: (step: StepNumber) => void
  onSave: (draft: PersonalDraft, version: number) => Promise<DraftResult>
  onSubmit: (form: PersonalForm, version: number) => Promise<SubmitResult>
  upload: Upload
  /** Where 返回会员信息 and 保存并退出 lead. */
  homePath: string
  onLeave: () => void
}

const preparations = (values: FormValues, missing: FieldErrors) => [
  { name: '身份证号', ready: missing.id_number === undefined },
  { name: '工作单位与职务', ready: missing.employer === undefined && missing.position === undefined },
  { name: '职称证书等证明材料（选填）', ready: values.attachment_ids.length > 0 },
]

/** The application in three steps. Saves as one types; every message stands at its field, whoever found it. */
export function PersonalApplicationForm({
  application,
  latest,
  feeFen,
  phone,
  step,
  onStep,
  onSave,
  onSubmit,
  upload,
  homePath,
  onLeave,
}: PersonalApplicationFormProps) {
  const { form, autosave, saving, blame, blamed, setBlamed, load } = useApplicationForm(application, onSave)
  const { errors } = useFormState({ control: form.control })
  const values = useWatch({ control: form.control, compute: (now: FormValues) => now })
  const [attempt, setAttempt] = useState(0)
  const uploads = usePendingUploads(upload)
  const [asking, setAsking] = useState(false)

  const verdict = judge(values)
  const missing = verdict.ok ? {} : verdict.errors
  const returned = application?.status === 'returned' ? application : null
  const remarks = Object.fromEntries((returned?.remarks ?? []).map(({ field, text }) => [field, text]))
  const blamedHere = stepFields[step].filter(field => blamed.includes(field))

  const { heading, jumpTo } = useStepFocus(step, blamedHere.length > 0, onStep)

  function showErrors(found: FieldErrors) {
    blame(found)
    setBlamed(Object.keys(found) as PersonalField[])
    setAttempt(count => count + 1)
    const first = stepNumbers.find(number => stepFields[number].some(field => found[field] !== undefined))
    if (first !== undefined) onStep(first)
  }

  function goOn(next: StepNumber) {
    const wrong = Object.fromEntries(
      stepFields[step].flatMap(field => (missing[field] === undefined ? [] : [[field, missing[field]]])),
    )
    if (Object.keys(wrong).length > 0) return showErrors(wrong)
    void autosave.flush()
    return onStep(next)
  }

  const { message, submitting, submit } = useSubmission({
    form,
    autosave,
    onSubmit,
    pending: uploads.pending,
    showErrors,
  })

  function advance(event: FormEvent) {
    event.preventDefault()
    if (step === 3) submit()
    else goOn(step === 1 ? 2 : 3)
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
            <TextLink as={Link} to={homePath} onClick={(event: MouseEvent) => void leave(event)}>
              <ArrowLeftIcon size={16} />
              返回会员信息
            </TextLink>
            <Steps
              steps={railSteps(step, missing, errors)}
              onSelect={id => {
                onStep(stepNumbers.find(number => String(number) === id) ?? 1)
              }}
            />
          </>
        }
        header={
          <S.Heading ref={heading} tabIndex={-1}>
            <PageHeader
              title={stepTitles[step]}
              lead={`申请个人会员，第 ${step} 步，共 ${stepNumbers.length} 步。除注明选填外均为必填。`}
            />
          </S.Heading>
        }
        notice={
          <>
            {saving.state === 'conflict' ? (
              <ConflictNotice
                savedAt={latest?.saved_at ?? null}
                onLoad={() => {
                  if (latest) load(latest)
                }}
                onKeep={() => {
                  if (latest) autosave.keepMine(latest.version)
                }}
              />
            ) : null}
            {returned ? (
              <ReturnedRemarks remark={returned.remark} remarks={returned.remarks} onJump={jumpTo} />
            ) : null}
            {message === '' ? null : (
              <Notice tone="error" role="alert">
                {message}
              </Notice>
            )}
          </>
        }
        attempt={attempt}
        errors={blamedHere.map(field => ({
          fieldId: fieldId(field),
          message: errors[field]?.message ?? '',
        }))}
        facts={
          <ApplicationFacts
            application={
              application && saving.state === 'idle' && autosave.read().version === 0 ? null : application
            }
            feeFen={feeFen}
            preparations={preparations(values, missing)}
          />
        }
        save={{
          state: shownState(saving),
          time: saving.savedAt.slice(11),
        }}
        actions={
          <StepActions step={step} submitting={submitting} onStep={onStep} onLeave={() => void leave()} />
        }
      >
        <div hidden={step !== 1}>
          <BasicStep form={form} remarks={remarks} />
        </div>
        <div hidden={step !== 2}>
          <WorkStep form={form} remarks={remarks} phone={phone} upload={uploads.upload} />
        </div>
        {step === 3 ? (
          <ApplicationReview values={values} errors={missing} phone={phone} onEdit={onStep} />
        ) : null}
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
