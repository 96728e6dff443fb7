import { Suspense, useEffect } from 'react'
import type { Application, PersonalDraft, PersonalForm } from '@portal/api/contract/applications.schema'
import { isEditable } from '@portal/api/rules/application'
import { memberPages } from '@portal/api/rules/member-pages'
import { preloadable } from '@portal/ui/preloadable'
import { TextField } from '@portal/ui/text-field'
import {
  missingOf,
  SteppedForm,
  useDerived,
  useDraftForm,
  useMissing,
  useSaving,
  useValues,
  type DraftForm,
  type DraftResult,
  type SteppedFormProps,
} from '../../shared/form-kit/index.ts'
import { ApplicationFacts, type Preparation } from './ApplicationFacts.tsx'
import {
  controls,
  fields,
  validate,
  initialDraft,
  steps,
  storedDraft,
  type PersonalValues,
} from './personal-form.ts'

const ApplicationReview = preloadable(async () => ({
  default: (await import('./ApplicationReview.tsx')).ApplicationReview,
}))

type Fields = typeof fields

export interface PersonalApplicationFormProps extends Pick<
  SteppedFormProps<Fields, PersonalForm>,
  'step' | 'onStep' | 'onSubmit' | 'upload' | 'onLeave'
> {
  /** The draft or returned application; an ended one to start from; null for the first. */
  application: Application | null
  /** What another page or device has saved meanwhile. */
  latest: Application | null
  /** Yearly fee in fen. */
  feeFen: number
  /** Masked phone of the account. */
  phone: string
  onSave: (draft: PersonalDraft, version: number) => Promise<DraftResult<Fields>>
}

type Draft = DraftForm<Fields, PersonalForm>

function preparations(draft: Draft, values: PersonalValues): Preparation[] {
  const missing = missingOf(draft, values)
  return [
    { name: '身份证号', ready: missing.id_number === undefined },
    { name: '工作单位与职务', ready: missing.employer === undefined && missing.position === undefined },
    { name: '职称证书等证明材料（选填）', ready: values.attachment_ids.length > 0 },
  ]
}

interface FactsProps extends Pick<PersonalApplicationFormProps, 'application' | 'feeFen'> {
  draft: Draft
}

function Facts({ draft, application, feeFen }: FactsProps) {
  const { state, version } = useSaving(draft.autosave)
  // an ended application to start from is not the one that is filled in
  const afresh = state === 'idle' && version === 0
  return (
    <ApplicationFacts
      application={afresh ? null : application}
      feeFen={feeFen}
      preparations={useDerived(draft.form, values => preparations(draft, values))}
    />
  )
}

interface ReviewProps extends Pick<PersonalApplicationFormProps, 'phone'> {
  draft: Draft
  onEdit: (step: number) => void
}

function Review({ draft, ...rest }: ReviewProps) {
  return (
    <Suspense fallback={null}>
      <ApplicationReview {...rest} values={useValues(draft.form)} errors={useMissing(draft)} />
    </Suspense>
  )
}

/** The application for personal membership in three steps. */
export function PersonalApplicationForm({
  application,
  latest,
  feeFen,
  phone,
  onSave,
  ...rest
}: PersonalApplicationFormProps) {
  const draft = useDraftForm({
    fields,
    id: 'apply',
    start: () => initialDraft(application),
    stored: application !== null && isEditable(application.status) ? storedDraft(application) : null,
    validate,
    onSave,
  })
  // not before the form itself is there; the last step then waits for nothing
  useEffect(() => ApplicationReview.preload(), [])

  return (
    <SteppedForm
      {...rest}
      draft={draft}
      controls={controls}
      steps={steps}
      act={memberPages.personalApplication.title}
      submitLabel="提交申请"
      latest={latest && storedDraft(latest)}
      returned={application?.status === 'returned' ? application : null}
      home={{ path: memberPages.memberInfo.path, label: `返回${memberPages.memberInfo.title}` }}
      after={{
        email: (
          <TextField
            label="手机号码"
            value={phone}
            readOnly
            note={`登录账号的手机号，可在${memberPages.setting.title}中更换。`}
          />
        ),
      }}
      facts={<Facts draft={draft} application={application} feeFen={feeFen} />}
      review={<Review draft={draft} phone={phone} onEdit={rest.onStep} />}
    />
  )
}
