import type { ComponentProps } from 'react'
import type { Application } from '@portal/api/contract/applications.schema'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { ButtonLink } from '@portal/ui/button'
import { StatusTag } from '@portal/ui/status'
import { Link } from '../../shared/router-link/index.ts'
import { overviewOf } from '../personal-application/application-overview.ts'
import { StatusSummary } from '../../shared/status-summary/index.ts'
import * as S from './ApplicationStatusPanel.styles.ts'

export interface ApplicationStatusPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  application: Application
  /** The order that pays for it; null where there is none. */
  order: OrderDetail | null
  /** The day it is, in Shanghai. */
  today: string
}

/** How far the application for membership has come, and the one thing to do about it. */
export function ApplicationStatusPanel({ application, order, today, ...rest }: ApplicationStatusPanelProps) {
  const { look, answers, move } = overviewOf(application, order, today)

  return (
    <S.Root {...rest}>
      <S.Head>
        <h3>入会申请</h3>
        <StatusTag family={look.family} icon={look.icon}>
          {look.label}
        </StatusTag>
        <span>申请编号 {application.application_no}</span>
      </S.Head>
      <StatusSummary answers={answers} />
      <S.Actions>
        <ButtonLink as={Link} to={move.to} variant={look.family === 'info' ? 'secondary' : 'primary'}>
          {move.label}
        </ButtonLink>
      </S.Actions>
    </S.Root>
  )
}
