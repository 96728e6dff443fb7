import type { DeskStar } from '@portal/api/contract/stars.schema'
import { useDraftPart, type Draft } from '@portal/api/hooks/unsent'
import { criteria, criterionNames, pointsText } from '@portal/api/rules/star-figures'
import { paperLife, starName, type StarFailedAt } from '@portal/api/rules/star'
import { DescriptionList } from '@portal/ui/description-list'
import { StatusInline } from '@portal/ui/status'
import { TextField } from '@portal/ui/text-field'
import { useFirstWrong } from '../staff-desk/index.ts'
import { ActButton } from './ActButton.tsx'
import { TalentFoot, TalentHistory } from './SideParts.tsx'
import { Stars } from '../../shared/stars/index.ts'
import * as S from './Talent.styles.ts'
import type { TalentDraft } from './talent-draft.ts'
import { isStaffPaperAct, type StaffPaperAct, type TalentDecision } from './use-talent-decision.ts'

export interface EndedSideProps {
  application: DeskStar
  draft: Draft<TalentDraft>
  today: string
  decision: TalentDecision
}

const failedAt = {
  check: '初审未通过',
  scoring: '评审未通过',
  objection: '异议成立，未授予',
} as const satisfies Record<StarFailedAt, string>

function Certificate({ certificate }: { certificate: NonNullable<DeskStar['certificate']> }) {
  return (
    <>
      <S.Title>证书</S.Title>
      <DescriptionList
        items={[
          { term: '证书编号', value: certificate.certificate_no },
          { term: '星级', value: <Stars star={certificate.star} /> },
          { term: '持证人', value: certificate.holder },
          { term: '岗位', value: `${certificate.position}，${certificate.category}类` },
          { term: '有效期', value: `${certificate.awarded_on} 至 ${certificate.expires_on}` },
          ...(certificate.revoked_on === null
            ? []
            : [{ term: '撤回', value: `${certificate.revoked_on}，${certificate.revoked_reason}` }]),
        ]}
      />
    </>
  )
}

const paperLabels = {
  print: '开始制证',
  ship: '登记寄出',
  receive: '登记签收',
  come_back: '登记退件',
  reissue: '补发',
} as const satisfies Record<StaffPaperAct, string>

function Paper({
  paper,
  may,
  draft,
  decision,
}: Pick<EndedSideProps, 'draft' | 'decision'> & {
  paper: NonNullable<DeskStar['paper']>
  may: boolean
}) {
  const carrier = useDraftPart(draft, now => now.carrier)
  const tracking = useDraftPart(draft, now => now.trackingNo)
  const form = useFirstWrong<HTMLDivElement>(decision.refused?.attempt ?? 0)
  const errors = decision.refused?.what.errors
  const { label, family, icon } = paperLife.states[paper.status]
  const acts = may ? paper.allowed.filter(isStaffPaperAct) : []
  return (
    <>
      <S.Title>
        纸质证书
        <StatusInline family={family} icon={icon}>
          {label}
        </StatusInline>
      </S.Title>
      <DescriptionList
        items={[
          { term: '收件人', value: `${paper.receiver} ${paper.phone}` },
          { term: '地址', value: paper.address },
          {
            term: '快递',
            value: paper.tracking_no === '' ? '' : `${paper.carrier} ${paper.tracking_no}`,
          },
        ]}
      />
      {acts.length === 0 ? null : (
        <S.Fields ref={form}>
          {acts.includes('ship') ? (
            <>
              <TextField
                label="快递公司"
                value={carrier}
                error={errors?.carrier}
                onChange={event => draft.change({ carrier: event.currentTarget.value })}
              />
              <TextField
                label="快递单号"
                value={tracking}
                error={errors?.tracking_no}
                onChange={event => draft.change({ trackingNo: event.currentTarget.value })}
              />
            </>
          ) : null}
          <S.Acts>
            {acts.map((act, at) => (
              <ActButton
                key={act}
                act="paper"
                variant={at === 0 ? 'primary' : 'secondary'}
                decision={decision}
                onClick={() => decision.movePaper(act)}
              >
                {paperLabels[act]}
              </ActButton>
            ))}
          </S.Acts>
        </S.Fields>
      )}
    </>
  )
}

/** How an application ended: certificate, paper, scores, and the way to take a certificate back. */
export function EndedSide({ application, draft, today, decision }: EndedSideProps) {
  const { certificate, paper, sheets, mean, remark, failed_at, history, allowed } = application
  return (
    <S.Side>
      <S.SideBody tabIndex={0} aria-label="结果与往来">
        {failed_at === null ? null : <S.Title>{failedAt[failed_at]}</S.Title>}
        {remark === '' ? null : <S.Quote>{remark}</S.Quote>}
        {certificate ? <Certificate certificate={certificate} /> : null}
        {paper ? (
          <Paper paper={paper} may={allowed.includes('paper')} draft={draft} decision={decision} />
        ) : certificate ? (
          <>
            <S.Title>纸质证书</S.Title>
            <S.Text>会员没有申请纸质证书。</S.Text>
          </>
        ) : null}
        {sheets.length > 0 ? (
          <>
            <S.Title>
              评分
              {mean === null ? null : <span>平均 {pointsText(mean)} 分</span>}
            </S.Title>
            <S.Lines>
              {sheets.map(({ scorer, total, scores }) => (
                <li
                  key={scorer}
                  title={criterionNames.map(n => `${criteria[n].label} ${scores[n]}`).join('，')}
                >
                  <span>{scorer}</span>
                  <span data-end>{pointsText(total)}</span>
                </li>
              ))}
            </S.Lines>
          </>
        ) : null}
        <TalentHistory history={history} today={today} />
      </S.SideBody>
      {allowed.includes('revoke') ? (
        <TalentFoot
          message={decision.dialog === null ? decision.refused?.what.message : undefined}
          note={`撤回后证书立即失效，公开查验显示“已撤回”${certificate ? `，${starName(certificate.star)}不再有效` : ''}。`}
        >
          <ActButton act="revoke" variant="danger-outline" decision={decision}>
            撤回证书
          </ActButton>
        </TalentFoot>
      ) : null}
    </S.Side>
  )
}
