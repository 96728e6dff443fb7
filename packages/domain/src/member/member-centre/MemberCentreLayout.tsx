import { useEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Avatar } from '@portal/ui/avatar'
import { ButtonLink } from '@portal/ui/button'
import { ArrowUpRightIcon, HeadsetIcon } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { Link, NavLink } from '../../shared/router-link/index.ts'
import { pagesAfter, pagesBefore } from './menu.ts'
import * as S from './MemberCentreLayout.styles.ts'

/** The member whose centre this is. */
export interface MemberIdentity {
  name: string
  avatar: string | null
  /** The valid membership, if there is one. */
  membership: {
    /** whats_member */
    level: string
    /** `YYYY-MM-DD` */
    lastDay: string
    renewTo: string
  } | null
}

export interface MemberCentreLayoutProps extends ComponentProps<'div'> {
  /** null while it is being fetched. */
  identity: MemberIdentity | null
  /**
   * A membership is on its way with the identity: its place is kept.
   * @default true
   */
  membershipAwaited?: boolean | undefined
  /** Stands in for the identity when it could not be fetched. */
  failure?: ReactNode
  /** A valid enterprise membership opens the talent-pool code. */
  enterpriseValid: boolean
  /** Address of the member service centre without a ticket: what the link shows. */
  serviceCentre: string
  /** Opens the service centre with a ticket. */
  onServiceCentre: () => void
}

function Identity({ name, avatar, membership }: MemberIdentity) {
  return (
    <>
      <Avatar name={name} src={avatar} size="l" />
      <S.Person>
        <S.Name>{name}</S.Name>
        {membership ? (
          <S.Membership>
            <span>{membership.level}</span>
            <span>
              有效期至 <time dateTime={membership.lastDay}>{membership.lastDay}</time>
            </span>
          </S.Membership>
        ) : null}
      </S.Person>
      {membership ? (
        <S.Renew>
          <ButtonLink as={Link} to={membership.renewTo} size="m">
            续费
          </ButtonLink>
        </S.Renew>
      ) : null}
    </>
  )
}

/** As tall as what comes, so that the menu below stays where it is. */
function Waiting({ membership }: { membership: boolean }) {
  return (
    <>
      <Skeleton width={60} height={60} shape="round" />
      <S.Person>
        <S.Name>
          <Skeleton width={96} shape="text" />
        </S.Name>
        {membership ? (
          <S.Membership>
            <span>
              <Skeleton width={56} shape="text" />
            </span>
            <span>
              <Skeleton width={120} shape="text" />
            </span>
          </S.Membership>
        ) : null}
      </S.Person>
      {membership ? (
        <S.Renew>
          <S.RenewComing />
        </S.Renew>
      ) : null}
    </>
  )
}

const pageItem = ({ path, title, icon: Glyph }: ReturnType<typeof pagesBefore>[number]) => (
  <S.Item key={path}>
    <NavLink to={path}>
      <Glyph size={20} />
      <span>{title}</span>
    </NavLink>
  </S.Item>
)

/** The member centre around one of its pages: who it is, the menu (a scrolling row of tabs under 1024 px), the page. */
export function MemberCentreLayout({
  identity,
  membershipAwaited = true,
  failure,
  enterpriseValid,
  serviceCentre,
  onServiceCentre,
  children,
  ...rest
}: MemberCentreLayoutProps) {
  const menu = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  const before = pagesBefore(enterpriseValid)
  const here = [...before, ...pagesAfter].find(page => pathname.startsWith(page.path))?.path

  useEffect(() => {
    const row = menu.current
    const tab = here === undefined ? null : row?.querySelector<HTMLElement>(`a[href='${here}']`)
    // only the row may move; scrollIntoView would move the page as well
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [here])

  function openServiceCentre(event: MouseEvent) {
    event.preventDefault()
    onServiceCentre()
  }

  return (
    <S.Root {...rest}>
      <S.Side>
        <S.Identity aria-busy={identity === null && !failure}>
          {failure ?? (identity ? <Identity {...identity} /> : <Waiting membership={membershipAwaited} />)}
        </S.Identity>
        <S.Menu aria-label="会员中心">
          <S.Items ref={menu}>
            {before.map(pageItem)}
            <S.Item>
              <a href={serviceCentre} target="_blank" rel="noopener noreferrer" onClick={openServiceCentre}>
                <HeadsetIcon size={20} />
                <span>会员服务中心</span>
                <ArrowUpRightIcon size={16} label="在新窗口打开" />
              </a>
            </S.Item>
            {pagesAfter.map(pageItem)}
          </S.Items>
        </S.Menu>
      </S.Side>
      <S.Content>{children}</S.Content>
    </S.Root>
  )
}
