import { Suspense, useState } from 'react'
import { codes } from '@portal/api/contract/endpoint'
import type { StarApplication } from '@portal/api/contract/stars.schema'
import { useReceivePaper, useStarHint } from '@portal/api/hooks/stars'
import { useToday } from '@portal/api/hooks/use-today'
import { starStatus, type StarLevel } from '@portal/api/rules/star'
import { preloadable } from '@portal/ui/preloadable'
import { toast } from '@portal/ui/toast'
import { HistoryTimeline } from '../../shared/history-timeline/index.ts'
import { PageSection } from '../../shared/page-section/index.ts'
import { ApplicationCard, type CardMove } from './ApplicationCard.tsx'
import * as S from './Evaluation.styles.ts'
import { PaperSection } from './PaperSection.tsx'

const CancelDialog = preloadable(async () => ({
  default: (await import('./CancelDialog.tsx')).CancelDialog,
}))
const MaterialsDialog = preloadable(async () => ({
  default: (await import('./MaterialsDialog.tsx')).MaterialsDialog,
}))
const PaperDialog = preloadable(async () => ({ default: (await import('./PaperDialog.tsx')).PaperDialog }))
const ResultDialog = preloadable(async () => ({ default: (await import('./ResultDialog.tsx')).ResultDialog }))

export interface ApplicationRecordProps {
  /** Heading above the card. */
  title: string
  application: StarApplication
  /** The lowest level that another application may be for; null: none may be begun. */
  lowestOpen: StarLevel | null
}

/** The card of a draft says what the profile lacks. */
function DraftCard(props: Omit<Parameters<typeof ApplicationCard>[0], 'missing'>) {
  const hint = useStarHint(props.application.star)
  return <ApplicationCard {...props} missing={hint?.missing} />
}

/** One own application: where it stands, its certificate on paper, what happened, and the dialogs of its moves. */
export function ApplicationRecord({ title, application, lowestOpen }: ApplicationRecordProps) {
  const today = useToday()
  const receive = useReceivePaper()
  const [open, setOpen] = useState<CardMove | null>(null)
  const { application_no, paper, result } = application
  const close = () => setOpen(null)
  const Card = application.status === starStatus.draft ? DraftCard : ApplicationCard

  async function received(version: number) {
    const outcome = await receive.run({ body: { application_no, version } }, { silent: true })
    if (outcome.ok) toast({ tone: 'success', message: '已登记签收' })
    else
      toast({
        tone: 'error',
        message:
          outcome.error.code === codes.conflict
            ? '纸质证书的办理刚刚有了变化，页面已更新'
            : outcome.error.message,
      })
  }

  return (
    <>
      <S.Section aria-label={title}>
        <h2>{title}</h2>
        <Card application={application} today={today} lowestOpen={lowestOpen} onMove={setOpen} />
      </S.Section>
      {paper === null ? null : (
        <PaperSection
          paper={paper}
          receiving={receive.busy}
          onReaddress={() => setOpen('paper')}
          onReceived={() => void received(paper.version)}
        />
      )}
      <PageSection title="办理记录" flush>
        <HistoryTimeline aria-label="办理记录" history={application.history} />
      </PageSection>
      <Suspense fallback={null}>
        {open === 'cancel' ? <CancelDialog application={application} onClose={close} /> : null}
        {open === 'materials' ? <MaterialsDialog applicationNo={application_no} onClose={close} /> : null}
        {open === 'result' && result !== null ? (
          <ResultDialog star={application.star} result={result} onClose={close} />
        ) : null}
        {open === 'paper' ? (
          <PaperDialog
            applicationNo={application_no}
            paper={paper}
            holder={application.certificate?.holder ?? ''}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  )
}
