import { useState } from 'react'
import { useCurrentStaff } from '@portal/api/hooks/users'
import { subRoleNames } from '@portal/api/rules/rights'
import { staffPages } from '@portal/api/rules/staff-pages'
import { DescriptionList } from '@portal/ui/description-list'
import { PasswordForm, SessionsPanel } from '../../shared/account-settings/index.ts'
import { PageSection } from '../../shared/page-section/index.ts'
import { StaffPage } from '../staff-layout/index.ts'
import * as S from './StaffSettingsPanel.styles.ts'

/** A staff member's own account: who it is, the password, the sessions. */
export function StaffSettingsPanel() {
  const { data: staff } = useCurrentStaff()
  const [saves, setSaves] = useState(0)

  return (
    <StaffPage title={staffPages.setting.title}>
      <S.Sheet>
        <PageSection title="账号">
          <DescriptionList
            items={[
              { term: '用户名', value: staff?.name },
              { term: '角色', value: staff && subRoleNames[staff.remark] },
            ]}
          />
        </PageSection>
        <PageSection title="登录密码" flush>
          <PasswordForm key={saves} hasPassword onDone={() => setSaves(saves + 1)} />
        </PageSection>
        <SessionsPanel life="8 小时" />
      </S.Sheet>
    </StaffPage>
  )
}
