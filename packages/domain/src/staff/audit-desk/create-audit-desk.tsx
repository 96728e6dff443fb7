import { Suspense, useState } from 'react'
import { useApplications, useApplicationsAhead, useRevealIdNumber } from '@portal/api/hooks/applications'
import { draftOf } from '@portal/api/hooks/unsent'
import { useToday } from '@portal/api/hooks/use-today'
import { applicationStatusLook, auditWorkingDays } from '@portal/api/rules/application'
import type { GroupedFields } from '@portal/api/rules/form-fields'
import { preloadable } from '@portal/ui/preloadable'
import {
  ChangedNotice,
  countOf,
  DeskNothing,
  DeskTabs,
  DeskWalker,
  QueueDesk,
  useDesk,
  useDeskAddress,
} from '../staff-desk/index.ts'
import { StaffPage } from '../staff-layout/StaffPage.tsx'
import { auditChecks } from './audit-checks.ts'
import { blankDraft, opinionCount, type AuditDraft } from './audit-draft.ts'
import { asRow, wordsOf, type Audited, type AuditKind } from './audit-kind.ts'
import { auditStatuses, auditTabs, auditView } from './audit-view.ts'
import * as S from './AuditDesk.styles.ts'
import { AuditMark } from './AuditMark.tsx'
import { AuditRail } from './AuditRail.tsx'
import { AuditRailComing } from './AuditRailComing.tsx'
import { AuditSheet } from './AuditSheet.tsx'
import { useAuditDecision } from './use-audit-decision.ts'

const AuditDialogs = preloadable(async () => ({ default: (await import('./AuditDialogs.tsx')).AuditDialogs }))
const DocumentsDialog = preloadable(async () => ({
  default: (await import('../staff-documents/index.ts')).DocumentsDialog,
}))

const failed = '申请没有加载出来。'

/** The desk of one kind of applications: the queue, what was filled in, the decision. The open one stands in the address. */
export function createAuditDesk<F extends GroupedFields>(audit: AuditKind<F>) {
  const { kind, title, form, subject, useApplication, useDecide, useDrafts } = audit
  const nameOf = (application: Audited<F>) =>
    wordsOf(form.fields, application, subject) || application.application_no

  return function AuditDesk() {
    const today = useToday()
    const address = useDeskAddress(auditView)
    const { status, page } = address.view
    const queue = useApplications(kind, status, page)
    const ahead = useApplicationsAhead(kind)
    const desk = useDesk({
      address,
      queue,
      keyOf: row => row.id,
      opens: 'first',
      ahead: { record: ahead.one, page: next => ahead.list(status, next) },
      tab: { open: status, tabOf: row => row.status },
    })
    const id = desk.record
    const detail = useApplication(id, desk.row)
    const application = detail.data
    const known = application ? asRow(audit, application) : detail.error ? undefined : desk.row
    const drafts = useDrafts()
    const draft = draftOf<AuditDraft<F>>(drafts, id ?? '', blankDraft)
    const [revealed, setRevealed] = useState<Readonly<Record<string, string>>>({})
    const [previewing, setPreviewing] = useState<{ id: string; at: number } | null>(null)
    const reveal = useRevealIdNumber()

    const decide = useDecide()
    const decision = useAuditDecision({
      fields: form.fields,
      decide,
      desk,
      application,
      draft,
      nameOf,
      onDone: drafts.drop,
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
        onFocusCapture={AuditDialogs.preload}
      >
        <DeskTabs
          label="申请状态"
          tabs={auditStatuses.map(tab => ({
            id: tab,
            name: auditTabs[tab],
            link: address.queueLink({ status: tab }),
            current: tab === status,
            count: countOf(queue.data?.counts, part => part.status === tab),
          }))}
        />
        <QueueDesk
          kind="audit"
          desk={desk}
          queueName={`${auditTabs[status]}的申请`}
          failed={{ name: '申请列表', text: failed }}
          empty={{ title: '这里没有申请', text: '换一个状态看看，或者等申请人提交。' }}
          head={<span>等待最久在前</span>}
          item={row => ({
            title: row.name,
            note: row.level,
            mark: <AuditMark row={row} today={today} />,
            underWay: decision.underWay(row.id),
          })}
          middle={
            known ? (
              <AuditSheet
                key={known.id}
                form={form}
                row={known}
                application={application}
                draft={draft}
                idNumber={idNumber}
                revealing={reveal.busy}
                walker={<DeskWalker walk={desk.walk} />}
                notice={
                  decision.changed && application ? (
                    <ChangedNotice
                      title="这份申请刚刚有了变化"
                      history={application.history}
                      status={applicationStatusLook[application.status].label}
                    >
                      {decision.conflict ? '写下的意见没有发送。' : undefined}
                    </ChangedNotice>
                  ) : null
                }
                onReveal={() => void show()}
                onPreview={place => setPreviewing({ id: known.id, at: place })}
              />
            ) : (
              <DeskNothing
                record={detail}
                done={
                  desk.empty && {
                    title: '这个状态没有申请',
                    text: '都处理完了。新的申请提交后会出现在这里。',
                  }
                }
                missing={{ title: '没有找到这份申请', text: '可能已经撤回，请从列表选择。' }}
                failed={failed}
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
                onAct={decision.ask}
              />
            ) : known ? (
              <AuditRailComing />
            ) : null
          }
        />
        {decision.dialog ? (
          <Suspense fallback={null}>
            <AuditDialogs
              dialog={decision.dialog}
              name={application ? nameOf(application) : ''}
              phrases={audit.rejectPhrases}
              count={opinionCount(draft.read())}
              busy={decision.sending !== null}
              reason={draft.read().rejectReason}
              reasonError={decision.refusal || undefined}
              onReject={reason => decision.send('reject', reason)}
              onPass={() => decision.send('pass')}
              onClose={typed => {
                decision.close()
                if (typed !== undefined) draft.change({ rejectReason: typed })
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
