import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import type { Application } from '@portal/api/contract/applications.schema'
import { applicationStatusLook } from '@portal/api/rules/application'
import { ButtonLink } from '@portal/ui/button'
import { StatusTag } from '@portal/ui/status'
import { applicationAnswers, applicationMove } from '../personal-application/application-answers.ts'
import { ThreeAnswers } from '../three-answers/index.ts'
import * as S from './ApplicationStanding.styles.ts'

export interface ApplicationStandingProps extends Omit<ComponentProps<'div'>, 'children'> {
  application: Application
  /** The day it is, in Shanghai. */
  today: string
}

/** How far the application for membership has come, and the one thing to do about it. */
export function ApplicationStanding({ application, today, ...rest }: ApplicationStandingProps) {
  const { label, family, icon } = applicationStatusLook[application.status]
  const move = applicationMove[application.status]

  return (
    <S.Root {...rest}>
      <S.Head>
        <h3>入会申请</h3>
        <StatusTag family={family} icon={icon}>
          {label}
        </StatusTag>
        <span>申请编号 {application.application_no}</span>
      </S.Head>
      <ThreeAnswers answers={applicationAnswers(application, today)} />
      <S.Actions>
        <ButtonLink
          as={Link}
          to={move.to(application)}
          variant={application.status === 'submitted' ? 'secondary' : 'primary'}
        >
          {move.label}
        </ButtonLink>
      </S.Actions>
    </S.Root>
  )
}
