import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { association } from '@portal/api/rules/association'
import { Emblem } from '@portal/ui/emblem'
import { ChevronDownIcon, MenuIcon, XIcon } from '@portal/ui/icon'
import { IconButton } from '@portal/ui/icon-button'
import { TextLink } from '@portal/ui/text-link'
import { Link } from '../../shared/router-link/index.ts'
import type { NavItem } from './links.ts'
import * as S from './SiteHeader.styles.ts'

/** Items that always stand in the bar; the others go to 更多 under 1280 px. */
const early = 7

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** null while they are not known yet: their place is kept. */
  items: readonly NavItem[] | null
  /** Sign-in link or the person's menu. */
  account: ReactNode
}

const NavLink = ({ item }: { item: NavItem }) => (
  <a href={item.href} aria-current={item.here ? 'true' : undefined}>
    {item.name}
  </a>
)

/** Emblem, name, navigation bar and account of every member page (VISUAL.md §3, Site header). */
export function SiteHeader({ items: known, account, ...rest }: SiteHeaderProps) {
  const [open, setOpen] = useState(false)
  const navId = useId()
  const items = known ?? []
  const late = items.slice(early)

  return (
    <S.Root {...rest}>
      <S.Top>
        <S.Lockup as={Link} to="/">
          <Emblem size={46} />
          <span>
            <strong>{association.name}</strong>
            <small lang="en">{association.nameInEnglish}</small>
          </span>
        </S.Lockup>
        <S.Tools>
          <S.Wide>
            <TextLink variant="quiet" href={association.website} external>
              协会官网
            </TextLink>
          </S.Wide>
          {account}
          <S.Toggle>
            <IconButton
              label={open ? '收起导航' : '展开导航'}
              icon={open ? XIcon : MenuIcon}
              aria-expanded={open}
              aria-controls={navId}
              onClick={() => {
                setOpen(!open)
              }}
            />
          </S.Toggle>
        </S.Tools>
      </S.Top>
      <S.Nav
        id={navId}
        aria-label="站点导航"
        data-open={open || undefined}
        data-waiting={known === null || undefined}
      >
        <S.Wrap>
          <ul>
            {items.slice(0, early).map(item => (
              <li key={item.name}>
                <NavLink item={item} />
              </li>
            ))}
            {late.map(item => (
              <S.Late key={item.name}>
                <NavLink item={item} />
              </S.Late>
            ))}
            {late.length > 0 ? (
              <S.More>
                <details>
                  <summary>
                    更多
                    <ChevronDownIcon size={16} />
                  </summary>
                  <div>
                    {late.map(item => (
                      <NavLink key={item.name} item={item} />
                    ))}
                  </div>
                </details>
              </S.More>
            ) : null}
            <S.PhoneOnly>
              <TextLink variant="quiet" href={association.website} external>
                协会官网
              </TextLink>
            </S.PhoneOnly>
          </ul>
        </S.Wrap>
      </S.Nav>
    </S.Root>
  )
}
