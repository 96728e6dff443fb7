import { useState } from 'react'
import { useSettings } from '@portal/api/hooks/settings'
import { None } from '@portal/ui/description-list'
import { PasswordForm, SettingRow } from '../../shared/account-settings/index.ts'
import { PageSection } from '../../shared/page-section/index.ts'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { AvatarRow } from './AvatarRow.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { ProfileFieldForm } from './ProfileFieldForm.tsx'

type Editor = 'nickname' | 'email' | 'phone' | 'password'

/** A member's own account: picture, nickname, e-mail, phone and password. One of them is edited at a time. */
export function AccountProfilePanel() {
  const { data: settings, error, reload } = useSettings()
  const [editor, setEditor] = useState<Editor | null>(null)
  const close = () => setEditor(null)

  if (!settings)
    return (
      <PageSection title="个人信息">
        <PanelPending error={error} onRetry={reload}>
          账号信息没有加载出来。
        </PanelPending>
      </PageSection>
    )

  const line = (field: 'nickname' | 'email', term: string) =>
    editor === field ? (
      <ProfileFieldForm settings={settings} field={field} onClose={close} />
    ) : (
      <dl>
        <SettingRow term={term} onEdit={() => setEditor(field)}>
          {settings[field] || <None />}
        </SettingRow>
      </dl>
    )
  const { has_password, password_changed_at, phone } = settings
  return (
    <>
      <PageSection title="个人信息" flush>
        <dl>
          <AvatarRow settings={settings} />
        </dl>
        {line('nickname', '昵称')}
        {line('email', '邮箱')}
      </PageSection>
      <PageSection title="登录与安全" flush>
        {editor === 'phone' ? (
          <PhoneForm phone={phone} onClose={close} />
        ) : (
          <dl>
            <SettingRow term="手机号码" editLabel="更换" onEdit={() => setEditor('phone')}>
              {phone}
            </SettingRow>
          </dl>
        )}
        {editor === 'password' ? (
          <PasswordForm hasPassword={has_password} onDone={close} onCancel={close} />
        ) : (
          <dl>
            <SettingRow
              term="登录密码"
              editLabel={has_password ? '修改' : '设置'}
              onEdit={() => setEditor('password')}
            >
              {has_password ? '已设置' : '未设置'}
              {password_changed_at ? <small>上次修改 {password_changed_at.slice(0, 10)}</small> : null}
            </SettingRow>
          </dl>
        )}
      </PageSection>
    </>
  )
}
