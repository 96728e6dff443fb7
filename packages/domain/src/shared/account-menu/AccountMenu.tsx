import { useId, type ComponentProps } from 'react'
import type { PageRoute } from '@portal/api/rules/pages'
import { Avatar } from '@portal/ui/avatar'
import { ChevronDownIcon, HouseIcon, LogOutIcon, SettingsIcon } from '@portal/ui/icon'
import { useDisclosure } from '@portal/ui/popover'
import { Link } from '../router-link/index.ts'
import * as S from './AccountMenu.styles.ts'

export interface AccountMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Nickname, or the masked phone. */
  name: string
  avatar: string | null
  homePath: string
  setting: Pick<PageRoute, 'path' | 'title'>
  onLogout: () => void
}

/**
 * The member's menu in the header: a disclosure of two links and the way out (ARIA disclosure navigation).
 * Plain elements: it is on every page, the sign-in page's budget included.
 */
export function AccountMenu({ name, avatar, homePath, setting, onLogout, ...rest }: AccountMenuProps) {
  const { open, setOpen, root } = useDisclosure()
  const listId = useId()
  const close = () => {
    setOpen(false)
  }

  return (
    <S.Root {...rest} ref={root}>
      <S.Trigger
        type="button"
        // until it is known who is signed in
        aria-label={name === '' ? '我的账号' : undefined}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => {
          setOpen(!open)
        }}
      >
        <Avatar name={name} src={avatar} />
        <span>{name}</span>
        <ChevronDownIcon size={16} />
      </S.Trigger>
      {open ? (
        <S.List id={listId}>
          <li>
            <Link to={homePath} onClick={close}>
              <HouseIcon />
              会员中心
            </Link>
          </li>
          <li>
            <Link to={setting.path} onClick={close}>
              <SettingsIcon />
              {setting.title}
            </Link>
          </li>
          <li>
            <button type="button" onClick={onLogout}>
              <LogOutIcon />
              退出登录
            </button>
          </li>
        </S.List>
      ) : null}
    </S.Root>
  )
}
