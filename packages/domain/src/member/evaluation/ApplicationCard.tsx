import type { ComponentProps } from 'react'
import type { StarApplication } from '@portal/api/contract/stars.schema'
import { shortDay } from '@portal/api/rules/dates'
import { memberPages } from '@portal/api/rules/member-pages'
import { yuan } from '@portal/api/rules/money'
import { orderPath } from '@portal/api/rules/order-path'
import { starLife, starName, starStatus, type StarLevel } from '@portal/api/rules/star'
import { oneLower } from '@portal/api/rules/star-figures'
import { Button, ButtonLink } from '@portal/ui/button'
import { StatusTag } from '@portal/ui/status'
import { TextLink } from '@portal/ui/text-link'
import { Link } from '../../shared/router-link/index.ts'
import { StatusSummary } from '../../shared/status-summary/index.ts'
import { CertificateButton } from '../certificate/index.ts'
import * as S from './Evaluation.styles.ts'
import { applyPath, publicityPath } from './evaluation-address.ts'
import { Milestones } from './Milestones.tsx'
import { starAnswers, type AnswerContext } from './star-answers.ts'
import { milestonesOf, starLook } from './star-steps.ts'

/** What a press on the card opens. */
export type CardMove = 'materials' | 'result' | 'cancel' | 'paper'

export interface ApplicationCardProps extends AnswerContext, Omit<ComponentProps<'article'>, 'children'> {
  application: StarApplication
  /** The lowest level that another application may be for; null: none may be begun. */
  lowestOpen: StarLevel | null
  onMove: (move: CardMove) => void
}

/** Days, times and amounts stand out. */
const Figures = ({ text }: { text: string }) =>
  text
    .split(/(\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?|¥[\d,.]+)/u)
    .map((part, index) => (index % 2 === 1 ? <b key={part}>{part}</b> : part))

const archive = memberPages.creditArchive.path

/** What was written at a return, each remark with the way to its place in the profile. */
function RemarkList({ remarks, remark }: Pick<StarApplication, 'remarks' | 'remark'>) {
  return (
    <S.Remarks aria-label="补正意见">
      <h4>补正意见</h4>
      <ol>
        {remarks.map(({ part, entry_id, place, text }) => (
          <li key={`${place} ${text}`}>
            <TextLink as={Link} to={`${archive}#${entry_id === null ? part : `edit-${entry_id}`}`}>
              {place}
            </TextLink>
            ：{text}
          </li>
        ))}
        {remark === '' ? null : <li>总体意见：{remark}</li>}
      </ol>
    </S.Remarks>
  )
}

/** What was changed in the profile after it was frozen. */
function laterChanges({ status, later_changes }: StarApplication): string {
  if (later_changes === 0) return ''
  if (status === starStatus.returned)
    return `退回后您修改了 ${later_changes} 处个人资料，重新提交时以修改后的资料为准。`
  return starLife.sets.waitsForStaff.some(one => one === status) || status === starStatus.to_pay
    ? `提交后您又修改了 ${later_changes} 处个人资料，这些修改不影响这次申请。`
    : ''
}

/** Where the card leads: to the form, the profile, the payment, or what is published. */
function Way({ application, lowestOpen }: Pick<ApplicationCardProps, 'application' | 'lowestOpen'>) {
  const { status, star, failed_at, fee_fen, order_no } = application
  const again =
    lowestOpen === null ? null : (
      <ButtonLink as={Link} size="m" variant="primary" to={applyPath()}>
        重新申请
      </ButtonLink>
    )
  switch (status) {
    case starStatus.draft:
      return (
        <ButtonLink as={Link} size="m" variant="primary" to={applyPath()}>
          继续填写
        </ButtonLink>
      )
    case starStatus.returned:
      return (
        <>
          <ButtonLink as={Link} size="m" variant="primary" to={archive}>
            按意见补正
          </ButtonLink>
          <ButtonLink as={Link} size="m" to={applyPath()}>
            重新提交
          </ButtonLink>
        </>
      )
    case starStatus.to_pay:
      return (
        <ButtonLink
          as={Link}
          size="m"
          variant="primary"
          to={order_no === null ? memberPages.evaluationPayment.path : orderPath(order_no, 'evaluation')}
        >
          去缴费 {yuan(fee_fen)}
        </ButtonLink>
      )
    case starStatus.publicity:
      return (
        <ButtonLink as={Link} size="m" to={publicityPath}>
          查看公示
        </ButtonLink>
      )
    case starStatus.failed: {
      const lower = failed_at === 'check' ? oneLower(star) : undefined
      return lowestOpen !== null && lower !== undefined && lower >= lowestOpen ? (
        <ButtonLink as={Link} size="m" variant="primary" to={applyPath(lower)}>
          申请{starName(lower)}
        </ButtonLink>
      ) : (
        again
      )
    }
    case starStatus.cancelled:
    case starStatus.expired:
      return again
    default:
      return null
  }
}

const cancelWords = (status: StarApplication['status']) =>
  status === starStatus.draft ? '删除草稿' : status === starStatus.scoring ? '申请撤销' : '撤销申请'

/** Where an application stands, why, what comes next, and what can be done with it. Never fetches. */
export function ApplicationCard({
  application,
  today,
  missing,
  lowestOpen,
  onMove,
  ...rest
}: ApplicationCardProps) {
  const {
    application_no,
    status,
    star,
    position,
    category,
    submitted_at,
    certificate_no,
    order_no,
    allowed,
  } = application
  const look = starLook(application)
  const { why, next, until } = starAnswers(application, { today, missing })
  const title = `${starName(star)}评价${position === '' ? '' : ` · ${position}`}`
  const changes = laterChanges(application)
  const mayCancel =
    allowed.includes('cancel') || (allowed.includes('ask_cancel') && application.cancel_asked_at === null)
  return (
    <S.Card aria-label={title} {...rest}>
      <S.CardHead>
        <div>
          <S.CardTitle>
            <h3>{title}</h3>
            <StatusTag family={look.family} icon={look.icon}>
              {look.label}
            </StatusTag>
          </S.CardTitle>
          <S.Meta>
            申请编号 {application_no} · {category}类
            {submitted_at === null ? '' : ` · 提交于 ${shortDay(submitted_at)}`}
            {certificate_no === null ? '' : ` · 证书 ${certificate_no}`}
          </S.Meta>
        </div>
        {submitted_at === null ? null : (
          <Button size="m" onClick={() => onMove('materials')}>
            查看提交的资料
          </Button>
        )}
      </S.CardHead>
      <S.Progress>
        <h4>办理进度</h4>
        <Milestones milestones={milestonesOf(application)} />
      </S.Progress>
      <StatusSummary answers={{ why: <Figures text={why} />, next, until: <Figures text={until} /> }} />
      {status === starStatus.returned ? (
        <RemarkList remarks={application.remarks} remark={application.remark} />
      ) : null}
      {changes === '' ? null : <S.Caution>{changes}</S.Caution>}
      <S.Foot>
        <Way application={application} lowestOpen={lowestOpen} />
        {application.result === null ? null : (
          <Button size="m" onClick={() => onMove('result')}>
            查看评语
          </Button>
        )}
        {application.certificate === null ? null : (
          <CertificateButton size="m" certificate={application.certificate} />
        )}
        {status === starStatus.awarded && application.paper === null ? (
          <Button size="m" onClick={() => onMove('paper')}>
            申请纸质证书
          </Button>
        ) : null}
        {order_no === null || application.milestones.paid === null ? null : (
          <ButtonLink as={Link} size="m" variant="text" to={orderPath(order_no, 'evaluation')}>
            {memberPages.invoiceOrder.title}
          </ButtonLink>
        )}
        {mayCancel && status === starStatus.scoring ? (
          <p>评审开始后撤销须经协会同意，已缴费用不退。</p>
        ) : null}
        {mayCancel ? (
          <Button size="m" variant="text" onClick={() => onMove('cancel')}>
            {cancelWords(status)}
          </Button>
        ) : null}
      </S.Foot>
    </S.Card>
  )
}
