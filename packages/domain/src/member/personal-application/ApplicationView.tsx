import { useState, type ComponentProps } from 'react'
import type { Application } from '@portal/api/contract/applications.schema'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import type { ApplicationStatus } from '@portal/api/rules/application'
import { memberPages } from '@portal/api/rules/member-pages'
import { Button, ButtonLink } from '@portal/ui/button'
import { ArrowLeftIcon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import { PageHeader } from '@portal/ui/page-header'
import { StatusTag } from '@portal/ui/status'
import { TextLink } from '@portal/ui/text-link'
import { Link } from '../../shared/router-link/index.ts'
import { ReviewSection } from '../../shared/form-kit/index.ts'
import { HistoryTimeline } from '../../shared/history-timeline/index.ts'
import { LazyConfirmDialog } from '../../shared/lazy-confirm-dialog/index.ts'
import { StatusSummary } from '../../shared/status-summary/index.ts'
import { ApplicationReview } from './ApplicationReview.tsx'
import { storedValues } from './personal-form.ts'
import * as S from './PersonalApplication.styles.ts'
import { overviewOf } from './application-overview.ts'

export interface ApplicationViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  application: Application
  /** The order that pays for it; null where there is none. */
  order: OrderDetail | null
  /** The day it is, in Shanghai. */
  today: string
  /** It has just been handed in from this page. */
  justSubmitted: boolean
  /** A new application may be started; only asked of one that has ended. */
  canApply: boolean
  withdrawing: boolean
  onWithdraw: () => void
}

/** States in which the button leads on; the others wait for the association. */
const leadsOn = {
  draft: false,
  submitted: false,
  returned: false,
  rejected: true,
  approved_unpaid: true,
  completed: true,
  withdrawn: true,
  lapsed: true,
} as const satisfies Record<ApplicationStatus, boolean>

const ended = (status: ApplicationStatus) =>
  status === 'rejected' || status === 'withdrawn' || status === 'lapsed'

/** The page has changed under the button that was pressed. */
const takeFocus = (notice: HTMLElement | null) => notice?.focus()

/** An application that cannot be edited now: where it stands, what comes next, what was handed in. */
export function ApplicationView({
  application,
  order,
  today,
  justSubmitted,
  canApply,
  withdrawing,
  onWithdraw,
  ...rest
}: ApplicationViewProps) {
  const [asking, setAsking] = useState(false)
  const { status } = application
  const { look, answers, move } = overviewOf(application, order, today)
  const mayWithdraw = application.allowed.includes('withdraw')

  return (
    <S.View {...rest}>
      <PageHeader
        back={
          <TextLink as={Link} to={memberPages.memberInfo.path}>
            <ArrowLeftIcon size={16} />
            {`返回${memberPages.memberInfo.title}`}
          </TextLink>
        }
        title="个人会员申请"
      />
      {justSubmitted && status === 'submitted' ? (
        <Notice tone="success" tabIndex={-1} ref={takeFocus} title="申请已提交">
          审核结果会在这里和{memberPages.memberInfo.title}中显示，并以短信通知您。
        </Notice>
      ) : null}
      <S.StatusLine>
        <StatusTag family={look.family} icon={look.icon}>
          {look.label}
        </StatusTag>
        <span>申请编号 {application.application_no}</span>
      </S.StatusLine>
      <StatusSummary answers={answers} />
      <S.Actions>
        {leadsOn[status] && (canApply || !ended(status)) ? (
          <ButtonLink as={Link} to={move.to} variant="primary">
            {move.label}
          </ButtonLink>
        ) : null}
        {mayWithdraw ? (
          <Button
            onClick={() => {
              setAsking(true)
            }}
          >
            撤回申请
          </Button>
        ) : null}
      </S.Actions>
      <ApplicationReview values={storedValues(application)} phone={application.phone} />
      <ReviewSection title="办理记录">
        <HistoryTimeline history={application.history} />
      </ReviewSection>
      <LazyConfirmDialog
        open={asking && mayWithdraw}
        onClose={() => {
          setAsking(false)
        }}
        title="撤回这次申请？"
        confirmLabel="撤回申请"
        busy={withdrawing}
        busyLabel="正在撤回"
        onConfirm={onWithdraw}
      >
        撤回后协会不再审核这次申请。填写的内容会保留，需要时可以重新申请。
      </LazyConfirmDialog>
    </S.View>
  )
}
