import { lazy, Suspense, useState } from 'react'
import { useApplications, useRevealIdNumber } from '@portal/api/hooks/applications'
import { useToday } from '@portal/api/hooks/use-today'
import { applicationStatusLook, auditWorkingDays } from '@portal/api/rules/application'
import type { GroupedFields } from '@portal/api/rules/form-fields'
import { Notice } from '@portal/ui/notice'
import { toast } from '@portal/ui/toast'
import { useLastPage } from '../../shared/list-page/index.ts'
import {
  DeskFailure,
  DeskNothing,
  DeskTabs,
  DeskWalker,
  StaffDesk,
  countOf,
  lastWord,
  useDesk,
  useViewInAddress,
} from '../staff-desk/index.ts'
import { StaffPage } from '../staff-layout/StaffPage.tsx'
import { auditChecks } from './audit-checks.ts'
import { blankDraft, opinionCount, type AuditDraft } from './audit-draft.ts'
import { wordsOf, type AuditAct, type Audited, type AuditKind } from './audit-kind.ts'
import { auditStatuses, auditTabs, auditView } from './audit-view.ts'
import * as S from './AuditDesk.styles.ts'
import { AuditQueue } from './AuditQueue.tsx'
import { AuditRail } from './AuditRail.tsx'
import { AuditSheet } from './AuditSheet.tsx'
import { useAuditDecision } from './use-audit-decision.ts'

const fetchDialogs = () => import('./AuditDialogs.tsx')
const AuditDialogs = lazy(async () => ({ default: (await fetchDialogs()).AuditDialogs }))
const DocumentsDialog = lazy(async () => ({
  default: (await import('../staff-documents/index.ts')).DocumentsDialog,
}))

/** Tells what was decided. */
const told = (act: AuditAct, name: string, count: number): string =>
  ({
    pass: `已通过“${name}”的申请，会费订单已生成`,
    return: `已退回“${name}”补正，${count} 条意见已发给申请人`,
    reject: `已决定不通过“${name}”的申请`,
  })[act]

/** The desk of one kind of applications: the queue, what was filled in, the decision. The open one stands in the address. */
export function createAuditDesk<F extends GroupedFields>(audit: AuditKind<F>) {
  const { kind, title, form, subject, useApplication, useDecide, useDrafts } = audit
  const nameOf = (application: Audited<F>) =>
    wordsOf(form.fields, application, subject) || application.application_no

  return function AuditDesk() {
    const today = useToday()
    const { view, searchOf, show: go } = useViewInAddress(auditView)
    const { status } = view
    const queue = useApplications(kind, status, view.page)
    useLastPage(queue.data, view.page, page => go({ page }, { replace: true }))
    const drafts = useDrafts()
    const desk = useDesk({
      queue: status,
      answer: queue.data,
      belongs: row => row.status === status,
      keyOf: row => row.id,
      named: view.id,
      show: (next, how) => go({ id: next }, how),
    })
    const id = desk.record
    const detail = useApplication(id)
    const application = detail.data
    const draft: AuditDraft<F> = (id === undefined ? undefined : drafts.all[id]) ?? blankDraft
    const [revealed, setRevealed] = useState<Readonly<Record<string, string>>>({})
    const [previewing, setPreviewing] = useState<{ id: string; at: number } | null>(null)
    const reveal = useRevealIdNumber()

    const decide = useDecide()
    const decision = useAuditDecision({
      fields: form.fields,
      decide,
      application,
      draft,
      onStart: started => desk.hold(started.id),
      onDecided(act, decided) {
        toast({ tone: 'success', message: told(act, nameOf(decided), opinionCount(draft)) })
        drafts.drop(decided.id)
        desk.leave(decided.id)
      },
      onMissed: (missed, message) =>
        toast({ tone: 'error', message: `“${nameOf(missed)}”的申请没有处理：${message}` }),
    })

    async function show() {
      if (!application) return
      const outcome = await reveal.run({ params: { id: application.id } })
      if (outcome.ok) setRevealed(before => ({ ...before, [application.id]: outcome.data.id_number }))
    }

    const idNumber = (id === undefined ? undefined : revealed[id]) ?? null

    return (
      <StaffPage
        title={title}
        actions={<S.Limit>审核时限 {auditWorkingDays} 个工作日</S.Limit>}
        onFocusCapture={() => void fetchDialogs()}
      >
        <DeskTabs
          label="申请状态"
          tabs={auditStatuses.map(tab => ({
            id: tab,
            name: auditTabs[tab],
            search: searchOf({ status: tab, id: null, page: 1 }),
            current: tab === status,
            count: countOf(queue.data?.counts, part => part.status === tab),
          }))}
        />
        {queue.error && !queue.data ? (
          <DeskFailure queueName="申请列表" error={queue.error} onRetry={queue.reload}>
            申请没有加载出来。
          </DeskFailure>
        ) : (
          <StaffDesk
            kind="audit"
            step={desk.step}
            queueName={`${auditTabs[status]}的申请`}
            onBack={desk.back}
            queue={
              <AuditQueue
                data={queue.data}
                rows={desk.rows}
                current={id}
                today={today}
                underWay={decision.underWay}
                onPick={desk.pick}
                onPage={page => go({ page, id: null })}
              />
            }
            middle={
              application ? (
                <AuditSheet
                  key={application.id}
                  form={form}
                  subject={subject}
                  application={application}
                  draft={draft}
                  idNumber={idNumber}
                  revealing={reveal.busy}
                  walker={<DeskWalker at={desk.at} of={queue.data?.total ?? 0} {...desk.ways} />}
                  notice={
                    decision.conflict ? (
                      <Notice tone="warning" role="alert" title="这份申请刚刚有了变化">
                        {lastWord(
                          application.history,
                          applicationStatusLook[application.status].label,
                          today,
                        )}
                        写下的意见没有发送。
                      </Notice>
                    ) : null
                  }
                  onDraft={next => drafts.keep(application.id, next)}
                  onReveal={() => void show()}
                  onPreview={place => setPreviewing({ id: application.id, at: place })}
                />
              ) : (
                <DeskNothing
                  record={detail}
                  empty={desk.empty}
                  done={{ title: '这个状态没有申请', text: '都处理完了。新的申请提交后会出现在这里。' }}
                  missing={{ title: '没有找到这份申请', text: '可能已经撤回，请从列表选择。' }}
                  failed="申请没有加载出来。"
                />
              )
            }
            side={
              application ? (
                <AuditRail
                  application={application}
                  checks={auditChecks(audit, application, idNumber, today)}
                  draft={draft}
                  today={today}
                  sending={decision.sending}
                  refusal={decision.dialog === 'reject' ? '' : decision.refusal}
                  onDraft={next => drafts.keep(application.id, next)}
                  onAct={decision.ask}
                />
              ) : null
            }
          />
        )}
        {decision.dialog ? (
          <Suspense fallback={null}>
            <AuditDialogs
              dialog={decision.dialog}
              name={application ? nameOf(application) : ''}
              phrases={audit.rejectPhrases}
              count={opinionCount(draft)}
              busy={decision.sending !== null}
              reason={draft.rejectReason}
              reasonError={decision.refusal || undefined}
              onReject={reason => decision.send('reject', reason)}
              onPass={() => decision.send('pass')}
              onClose={typed => {
                decision.close()
                if (typed !== undefined && id !== undefined)
                  drafts.keep(id, { ...draft, rejectReason: typed })
              }}
            />
          </Suspense>
        ) : null}
        {previewing && application?.id === previewing.id ? (
          <Suspense fallback={null}>
            <DocumentsDialog
              title={`${nameOf(application)}的证明材料`}
              files={application.attachments}
              first={previewing.at}
              onClose={() => setPreviewing(null)}
            />
          </Suspense>
        ) : null}
      </StaffPage>
    )
  }
}
