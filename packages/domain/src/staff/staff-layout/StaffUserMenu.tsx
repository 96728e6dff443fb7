import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { staffPages } from '@portal/api/rules/staff-pages'
import { Avatar } from '@portal/ui/avatar'
import { Checkbox } from '@portal/ui/checkbox'
import { EllipsisIcon, LogOutIcon, SettingsIcon } from '@portal/ui/icon'
import { IconButton } from '@portal/ui/icon-button'
import { Segmented } from '@portal/ui/segmented'
import { Popover } from '@portal/ui/popover'
import { useShortcutSetting } from '../staff-shortcuts/index.ts'
import * as S from './StaffUserMenu.styles.ts'
import { themeChoices, themeNames, type ThemeSwitch } from './use-theme-choice.ts'

export interface StaffUserMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  name: string
  theme: ThemeSwitch
  onLogout: () => void
}

/** Who is signed in, at the foot of the sidebar: colours, single-key shortcuts, the way out. */
export function StaffUserMenu({ name, theme, onLogout, ...rest }: StaffUserMenuProps) {
  const [shortcuts, setShortcuts] = useShortcutSetting()
  return (
    <S.Root {...rest}>
      <Avatar name={name} size="s" />
      <b title={name}>{name}</b>
      <Popover
        label="我的设置"
        placement="top"
        renderTrigger={button => (
          <IconButton size="s" icon={EllipsisIcon} label={`${name}，更多`} {...button} />
        )}
      >
        <S.Menu>
          <div>
            <S.Title>外观</S.Title>
            <Segmented
              label="外观"
              value={theme.choice}
              onChange={theme.choose}
              items={themeChoices.map(choice => ({ value: choice, label: themeNames[choice] }))}
            />
          </div>
          <Checkbox checked={shortcuts} onChange={event => setShortcuts(event.currentTarget.checked)}>
            单键快捷键（J、K 换条，/ 搜索）
          </Checkbox>
          <S.Out as={Link} to={staffPages.setting.path}>
            <SettingsIcon size={18} />
            {staffPages.setting.title}
          </S.Out>
          <S.Out type="button" onClick={onLogout}>
            <LogOutIcon size={18} />
            退出登录
          </S.Out>
        </S.Menu>
      </Popover>
    </S.Root>
  )
}
