import { memberPages } from '@portal/api/rules/member-pages'
import { ButtonLink } from '@portal/ui/button'
import { Notice } from '@portal/ui/notice'
import { PageHeader } from '@portal/ui/page-header'
import { Link } from '../../shared/router-link/index.ts'
import * as S from './PersonalApplication.styles.ts'

export interface MayNotApplyProps {
  /** What stands in the way, one sentence each. */
  reasons: readonly string[]
}

/** The application page for somebody who cannot apply now. */
export function MayNotApply({ reasons }: MayNotApplyProps) {
  return (
    <S.View>
      <PageHeader title="个人会员申请" />
      <Notice title="现在不能申请">{reasons.join('；')}</Notice>
      <S.Actions>
        <ButtonLink as={Link} to={memberPages.memberInfo.path}>
          {`返回${memberPages.memberInfo.title}`}
        </ButtonLink>
      </S.Actions>
    </S.View>
  )
}
