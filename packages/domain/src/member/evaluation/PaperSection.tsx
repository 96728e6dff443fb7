import type { PaperCertificate } from '@portal/api/contract/stars.schema'
import { paperLife, type PaperStatus } from '@portal/api/rules/star'
import { Button } from '@portal/ui/button'
import { DescriptionList } from '@portal/ui/description-list'
import { StatusTag } from '@portal/ui/status'
import { HistoryTimeline } from '../../shared/history-timeline/index.ts'
import { PageSection } from '../../shared/page-section/index.ts'
import { StatusSummary, type Answers } from '../../shared/status-summary/index.ts'
import * as S from './Evaluation.styles.ts'

export interface PaperSectionProps {
  paper: PaperCertificate
  /** That it has come is being told. */
  receiving: boolean
  onReaddress: () => void
  onReceived: () => void
}

type Texts = (paper: PaperCertificate) => Record<keyof Answers, string>

const answers = {
  requested: () => ({
    why: '协会已收到申请，等待制证。',
    next: '制证后按收件信息寄出；制证以前可以更改收件信息。',
    until: '没有截止时间。',
  }),
  printing: () => ({
    why: '正在制作证书。',
    next: '制好后寄出，并在这里登记快递单号。',
    until: '没有截止时间。',
  }),
  shipped: ({ carrier, tracking_no }) => ({
    why: `已由${carrier}寄出，快递单号 ${tracking_no}。`,
    next: '收到后请点“已收到”。',
    until: '没有截止时间。',
  }),
  received: () => ({
    why: '证书已签收。',
    next: '如有损坏或遗失，请联系协会补发。',
    until: '没有截止时间。',
  }),
  returned: () => ({
    why: '快递没有送达，证书已退回协会。',
    next: '请核对并更改收件信息，协会重新寄出。',
    until: '没有截止时间。',
  }),
} as const satisfies Record<PaperStatus, Texts>

/** 纸质证书: how far it is, where it goes, and what the holder can do. */
export function PaperSection({ paper, receiving, onReaddress, onReceived }: PaperSectionProps) {
  const { label, family, icon } = paperLife.states[paper.status]
  const answer: Texts = answers[paper.status]
  return (
    <PageSection
      title="纸质证书"
      action={
        <StatusTag family={family} icon={icon}>
          {label}
        </StatusTag>
      }
    >
      <S.Fields>
        <StatusSummary answers={answer(paper)} />
        <DescriptionList
          items={[
            { term: '收件人', value: `${paper.receiver} ${paper.phone}` },
            { term: '收件地址', value: paper.address },
            { term: '快递', value: paper.tracking_no === '' ? '' : `${paper.carrier} ${paper.tracking_no}` },
          ]}
        />
        <S.Foot>
          {paper.allowed.includes('receive') ? (
            <Button size="m" variant="primary" busy={receiving} busyLabel="正在登记" onClick={onReceived}>
              已收到
            </Button>
          ) : null}
          {paper.allowed.includes('readdress') ? (
            <Button size="m" onClick={onReaddress}>
              更改收件信息
            </Button>
          ) : null}
        </S.Foot>
        <HistoryTimeline aria-label="纸质证书办理记录" history={paper.history} />
      </S.Fields>
    </PageSection>
  )
}
