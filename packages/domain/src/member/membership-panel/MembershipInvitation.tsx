import type { ComponentProps } from 'react'
import { auditWorkingDays } from '@portal/api/rules/application'
import { memberPages } from '@portal/api/rules/member-pages'
import { ButtonLink } from '@portal/ui/button'
import { Link } from '../../shared/router-link/index.ts'
import { InvitationCard } from '../membership-card/index.ts'
import { applyAgainPath } from '../personal-application/paths.ts'
import * as S from './ApplicationStatusPanel.styles.ts'

export interface MembershipInvitationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Yearly fee in fen. */
  feeFen: number
  /** Why no application can be made now; empty when it can. */
  reasons: readonly string[]
}

/** For somebody who is no member and has not applied: what it costs, how it goes, where it starts. */
export function MembershipInvitation({ feeFen, reasons, ...rest }: MembershipInvitationProps) {
  return (
    <S.Invitation {...rest}>
      <InvitationCard kind="personal" feeFen={feeFen} />
      <S.Beside>
        {reasons.length === 0 ? (
          <>
            <p>
              准备好身份证号与工作信息，约 5 分钟填完，随时自动保存。
              {`协会在 ${auditWorkingDays} 个工作日内审核，通过后缴纳会费即入会。`}
            </p>
            <ButtonLink as={Link} to={applyAgainPath} variant="primary">
              {memberPages.personalApplication.title}
            </ButtonLink>
          </>
        ) : (
          <>
            <p>现在还不能申请：</p>
            <ul>
              {reasons.map(reason => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </>
        )}
      </S.Beside>
    </S.Invitation>
  )
}
