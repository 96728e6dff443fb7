import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import type { Application } from '@portal/api/contract/applications.schema'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { ButtonLink } from '@portal/ui/button'
import { StatusTag } from '@portal/ui/status'
import { standingOf } from '../personal-application/standing.ts'
import { ThreeAnswers } from '../../shared/three-answers/index.ts'
import * as S from './ApplicationStanding.styles.ts'

export interface ApplicationStandingProps extends Omit<ComponentProps<'div'>, 'children'> {
  application: Application
  /** The order that pays for it; null where there is none. */
  order: OrderDetail | null
  /** The day it is, in Shanghai. */
  today: string
}

/** How far the application for membership has come, and the one thing to do about it. */
export function ApplicationStanding({ application, order, today, ...rest }: ApplicationStandingProps) {
  const { look, answers, move } = standingOf(application, order, today)

  return (
    <S.Root {...rest}>
      <S.Head>
        <h3>入会申请</h3>
        <StatusTag family={look.family} icon={look.icon}>
          {look.label}
        </StatusTag>
        <span>申请编号 {application.application_no}</span>
      </S.Head>
      <ThreeAnswers answers={answers} />
      <S.Actions>
        <ButtonLink as={Link} to={move.to} variant={look.family === 'info' ? 'secondary' : 'primary'}>
          {move.label}
        </ButtonLink>
      </S.Actions>
    </S.Root>
  )
}
