import type { ComponentProps } from 'react'
import { staffPages } from '@portal/api/rules/staff-pages'
import { Avatar } from '@portal/ui/avatar'
import { EllipsisIcon, LogOutIcon, SettingsIcon } from '@portal/ui/icon'
import { IconButton } from '@portal/ui/icon-button'
import { Popover } from '@portal/ui/popover'
import { Link } from '../../shared/router-link/index.ts'
import { ShortcutsControl, ThemeControl } from '../staff-preferences/index.ts'
import * as S from './StaffUserMenu.styles.ts'

export interface StaffUserMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  name: string
  onLogout: () => void
}

/** Who is signed in, at the foot of the sidebar: colours, single-key shortcuts, the way out. */
export function StaffUserMenu({ name, onLogout, ...rest }: StaffUserMenuProps) {
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
            <S.Title>主题</S.Title>
            <ThemeControl />
          </div>
          <ShortcutsControl />
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
