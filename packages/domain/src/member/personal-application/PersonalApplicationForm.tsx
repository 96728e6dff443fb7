import { useState, type FormEvent, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import type { Application, PersonalDraft, PersonalForm } from '@portal/api/contract/applications.schema'
import type { Upload } from '@portal/ui/file-field'
import { FieldPair, FormLayout, FormSection } from '@portal/ui/form-layout'
import { ArrowLeftIcon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import { PageHeader } from '@portal/ui/page-header'
import { Steps } from '@portal/ui/steps'
import { TextField } from '@portal/ui/text-field'
import { TextLink } from '@portal/ui/text-link'
import {
  ConflictNotice,
  FormFields,
  railSteps,
  RemarkNotice,
  shownState,
  StepActions,
  stepOf,
  summaryOf,
  useErrors,
  useStepFocus,
  useSubmission,
  useValues,
  type SubmitResult,
} from '../../shared/form-kit/index.ts'
import { LazyConfirmDialog } from '../../shared/lazy-confirm-dialog/index.ts'
import { usePendingUploads } from '../../shared/pending-uploads/index.ts'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { ApplicationReview } from './ApplicationReview.tsx'
import { controls, judge, steps, type fields, type PersonalValues } from './personal-form.ts'
import * as S from './PersonalApplication.styles.ts'
import { usePersonalForm, type DraftResult, type PersonalErrors } from './use-personal-form.ts'

export interface PersonalApplicationFormProps {
  /** The draft or returned application; an ended one to start from; null for the first. */
  application: Application | null
  /** What another page or device has saved meanwhile. */
  latest: Application | null
  /** Yearly fee in fen. */
  feeFen: number
  /** Masked phone of the account. */
  phone: string
  /** Number of the step in sight, from 1. */
  step: number
  onStep: (step: number) => void
  onSave: (draft: PersonalDraft, version: number) => Promise<DraftResult>
  onSubmit: (form: PersonalForm, version: number) => Promise<SubmitResult<typeof fields>>
  upload: Upload
  /** Where 返回会员信息 and 保存并退出 lead. */
  homePath: string
  onLeave: () => void
}

const preparations = (values: PersonalValues, missing: PersonalErrors) => [
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
  const { form, autosave, saving, load } = usePersonalForm(application, onSave)
  const errors = useErrors(form)
  const values = useValues(form)
  const uploads = usePendingUploads(upload)
  const [asking, setAsking] = useState(false)

  const verdict = judge(values)
  const missing: PersonalErrors = verdict.ok ? {} : verdict.errors
  const names = steps[step - 1]?.names ?? []
  const summary = summaryOf(form, errors, names)
  const returned = application?.status === 'returned' ? application : null
  const remarks: PersonalErrors = Object.fromEntries(
    (returned?.remarks ?? []).map(({ field, text }) => [field, text]),
  )

  const { heading, jumpTo } = useStepFocus({
    step,
    stepOf: (name: keyof PersonalValues) => stepOf(steps, name),
    idOf: form.idOf,
    listed: summary.length > 0,
    onStep,
  })

  function showErrors(found: PersonalErrors) {
    form.blame(found)
    const first = steps.findIndex(part => part.names.some(name => found[name] !== undefined))
    if (first !== -1) onStep(first + 1)
  }

  function goOn() {
    const wrong = names.filter(name => missing[name] !== undefined)
    if (wrong.length > 0) return showErrors(Object.fromEntries(wrong.map(name => [name, missing[name]])))
    void autosave.flush()
    return onStep(step + 1)
  }

  const { message, submitting, submit } = useSubmission({
    read: form.read,
    judge,
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

  const accountPhone = (
    <TextField label="手机号码" value={phone} readOnly note="登录账号的手机号，可在账号设置中更换。" />
  )

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
              steps={railSteps(steps, step, missing, errors)}
              onSelect={id => {
                onStep(Number(id))
              }}
            />
          </>
        }
        header={
          <S.Heading ref={heading} tabIndex={-1}>
            <PageHeader
              title={steps[step - 1]?.title}
              lead={`申请个人会员，第 ${step} 步，共 ${steps.length} 步。除注明选填外均为必填。`}
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
              <RemarkNotice form={form} remark={returned.remark} remarks={returned.remarks} onJump={jumpTo} />
            ) : null}
            {message === '' ? null : (
              <Notice tone="error" role="alert">
                {message}
              </Notice>
            )}
          </>
        }
        attempt={form.attempt}
        errors={summary}
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
          <StepActions
            step={step}
            steps={steps.length}
            submitting={submitting}
            submitLabel="提交申请"
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
                after={{ email: accountPhone }}
              />
            </FormSection>
          </div>
        ))}
        {step === steps.length ? (
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
