import { Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import {
  applied,
  type Application,
  type PersonalDraft,
  type PersonalForm,
} from '@portal/api/contract/applications.schema'
import { check } from '@portal/api/contract/check'
import { codes } from '@portal/api/contract/endpoint'
import {
  useCurrentApplication,
  useSaveDraft,
  useSubmitApplication,
  useWithdrawApplication,
} from '@portal/api/hooks/applications'
import { useUpload } from '@portal/api/hooks/uploads'
import type { Outcome } from '@portal/api/hooks/use-action'
import { useToday } from '@portal/api/hooks/use-today'
import { useCurrentUser } from '@portal/api/hooks/users'
import { isEditable, isOpen } from '@portal/api/rules/application'
import { memberPages } from '@portal/api/rules/member-pages'
import { preloadable } from '@portal/ui/preloadable'
import {
  notSaved,
  notSubmitted,
  readStep,
  uploaded,
  type DraftResult,
  type SubmitResult,
} from '../../shared/form-kit/index.ts'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { fields, steps } from './personal-form.ts'
import { MayNotApply } from './MayNotApply.tsx'
import * as S from './PersonalApplication.styles.ts'
import { PersonalApplicationForm } from './PersonalApplicationForm.tsx'
import { useOrderOf } from './use-order-of.ts'

const ApplicationView = preloadable(async () => ({
  default: (await import('./ApplicationView.tsx')).ApplicationView,
}))

type Failure = Extract<Outcome<unknown>, { ok: false }>['error']

/** The application as another page left it: a conflict answers with what the call would have answered. */
function currentOf(error: Failure): Application | null {
  const validation = check(applied, error.current)
  return validation.ok ? validation.data.application : null
}

/** The whole way of a personal application: form, corrections, standing, withdrawal (D4). */
export function PersonalApplicationPanel() {
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const today = useToday()
  const user = useCurrentUser()
  const current = useCurrentApplication()
  const saving = useSaveDraft()
  const applying = useSubmitApplication()
  const withdrawal = useWithdrawApplication()
  const upload = useUpload('application')
  const [latest, setLatest] = useState<Application | null>(null)
  const [justSubmitted, setJustSubmitted] = useState(false)

  function moved(error: Failure) {
    const now = currentOf(error)
    setLatest(now)
    // somebody handed it in or withdrew it: the page shows that instead of the form
    if (now === null || !isEditable(now.status)) current.reload()
  }

  async function save(form: PersonalDraft, version: number): Promise<DraftResult<typeof fields>> {
    const outcome = await saving.run({ body: { version, form } }, { silent: true })
    if (outcome.ok) {
      const { application } = outcome.data
      if (application) return { ok: true, version: application.version, savedAt: application.saved_at }
      return { ok: false, reason: 'retry' }
    }
    if (outcome.error.code === codes.conflict) moved(outcome.error)
    return notSaved(fields, outcome.error)
  }

  async function submit(form: PersonalForm, version: number): Promise<SubmitResult<typeof fields>> {
    // shown as soon as the answer is there
    ApplicationView.preload()
    const outcome = await applying.run({ body: { version, form } }, { silent: true })
    if (outcome.ok) {
      setJustSubmitted(true)
      window.scrollTo(0, 0)
      return { ok: true }
    }
    if (outcome.error.code === codes.conflict) moved(outcome.error)
    return notSubmitted(fields, outcome.error, { file_missing: 'attachment_ids' })
  }

  const goTo = (step: number) => {
    setQuery(before => {
      before.set('step', String(step))
      return before
    })
  }

  const { data, error } = current
  const order = useOrderOf(data?.application)
  const pending = (
    <S.View>
      <PanelPending error={error} onRetry={current.reload}>
        入会申请没有加载出来。
      </PanelPending>
    </S.View>
  )
  if (!data || order.loading) return pending

  const { application, can_apply, reasons, fee_fen } = data
  const editable = application !== null && isEditable(application.status)
  const afresh = can_apply && (application === null || (!isOpen(application.status) && query.has('step')))

  if (editable || afresh) {
    return (
      <PersonalApplicationForm
        application={application}
        latest={latest}
        feeFen={editable ? application.fee_fen : fee_fen}
        phone={application?.phone ?? user.data?.phone ?? ''}
        step={readStep(
          steps,
          query.get('step'),
          application?.status === 'returned' ? application.remarks.map(({ field }) => field) : [],
        )}
        onStep={goTo}
        onSave={save}
        onSubmit={submit}
        upload={async (file, options) => uploaded(await upload(file, options))}
        onLeave={() => void navigate(memberPages.memberInfo.path)}
      />
    )
  }
  if (application === null) return <MayNotApply reasons={reasons} />
  return (
    <Suspense fallback={pending}>
      <ApplicationView
        application={application}
        order={order.data ?? null}
        today={today}
        justSubmitted={justSubmitted}
        canApply={can_apply}
        withdrawing={withdrawal.busy}
        onWithdraw={() => void withdrawal.run({})}
      />
    </Suspense>
  )
}
