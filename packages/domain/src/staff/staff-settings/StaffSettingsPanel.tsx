import { useState } from 'react'
import { useSessions, useStaffSettings } from '@portal/api/hooks/settings'
import { useCurrentStaff } from '@portal/api/hooks/staff'
import { subRoleNames } from '@portal/api/rules/rights'
import { staffPages } from '@portal/api/rules/staff-pages'
import { DescriptionList } from '@portal/ui/description-list'
import { PasswordForm, SessionsPanel, SettingRow } from '../../shared/account-settings/index.ts'
import { PageSection } from '../../shared/page-section/index.ts'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { StaffPage } from '../staff-layout/index.ts'
import { RowHeightControl, ShortcutsControl, ThemeControl } from '../staff-preferences/index.ts'
import * as S from './StaffSettingsPanel.styles.ts'

/** A staff member's own account: who it is, the password, the sessions, and how the desks look. */
export function StaffSettingsPanel() {
  const { data: staff } = useCurrentStaff()
  const { data: settings, error, reload } = useStaffSettings()
  const sessions = useSessions()
  const [saves, setSaves] = useState(0)
  const changedAt = settings?.password_changed_at

  return (
    <StaffPage title={staffPages.setting.title}>
      <S.Sheet>
        <PageSection title="账号" count="姓名、手机和角色由综合管理维护" beside>
          {settings ? (
            <DescriptionList
              items={[
                { term: '用户名', value: staff?.name },
                { term: '手机', value: settings.phone && `${settings.phone}，可用验证码登录` },
                { term: '角色', value: staff && subRoleNames[staff.remark] },
              ]}
            />
          ) : (
            <PanelPending error={error} onRetry={reload}>
              账号信息没有加载出来。
            </PanelPending>
          )}
        </PageSection>
        <PageSection title="登录密码" count={changedAt && `上次修改 ${changedAt.slice(0, 10)}`} flush beside>
          <PasswordForm key={saves} hasPassword onDone={() => setSaves(saves + 1)} />
        </PageSection>
        <SessionsPanel life="8 小时" beside />
        {/* not before the sessions: how far down it stands depends on how many there are */}
        {sessions.data || sessions.error ? (
          <PageSection title="显示与键盘" count="保存在服务器，换设备也一样" flush beside>
            <dl>
              <SettingRow term="主题">
                <ThemeControl />
              </SettingRow>
              <SettingRow term="表格行高">
                <RowHeightControl />
              </SettingRow>
              <SettingRow term="键盘">
                <ShortcutsControl />
              </SettingRow>
            </dl>
          </PageSection>
        ) : null}
      </S.Sheet>
    </StaffPage>
  )
}
