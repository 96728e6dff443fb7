import { useEffect, useId, useState, type ComponentProps } from 'react'
import type { StaffInfo } from '@portal/api/contract/users.schema'
import { subRoleNames, toSubRole } from '@portal/api/rules/rights'
import { landingPage, staffPages } from '@portal/api/rules/staff-pages'
import { Emblem } from '@portal/ui/emblem'
import { MenuIcon, XIcon } from '@portal/ui/icon'
import { IconButton } from '@portal/ui/icon-button'
import { Link, NavLink } from '../../shared/router-link/index.ts'
import { SkipLink } from '../../shared/skip-link/index.ts'
import * as S from './StaffLayout.styles.ts'
import { menuOf, type StaffMenuEntry } from './staff-menu.ts'
import { StaffUserMenu } from './StaffUserMenu.tsx'
import { pathOfQueue, type WorkCounts } from './work-counts.ts'

export interface StaffLayoutProps extends ComponentProps<'div'> {
  /** null until the server has said who it is: then there is no menu yet. */
  staff: Pick<StaffInfo, 'name' | 'remark'> | null
  /** Sizes of the work queues; null while unknown. */
  counts: WorkCounts | null
  onLogout: () => void
}

interface MenuItemProps extends Pick<StaffLayoutProps, 'counts'> {
  entry: StaffMenuEntry
  /** Stands by itself after a group. */
  parted: boolean
  onFollow: () => void
}

function MenuItem({ entry, counts, parted, onFollow }: MenuItemProps) {
  const { path, title, icon: Glyph, queue } = entry
  const count = queue && counts ? counts[queue] : null
  const to = queue && counts ? pathOfQueue(path, queue, counts) : path
  return (
    <S.Item data-parted={parted || undefined}>
      <S.MenuLink as={NavLink} to={to} end={path === staffPages.home.path} onClick={onFollow}>
        <Glyph size={18} />
        <S.Label>{title}</S.Label>
        {count ? (
          <S.Count>
            <span>待处理 </span>
            {count}
          </S.Count>
        ) : null}
      </S.MenuLink>
    </S.Item>
  )
}

/** Sidebar of 204 px, 56 px of icons under 1280 and a top bar under 1024, beside one staff page (VISUAL.md §2). */
export function StaffLayout({ staff, counts, onLogout, children, ...rest }: StaffLayoutProps) {
  const [open, setOpen] = useState(false)
  const foldId = useId()
  const subRole = staff && toSubRole(staff.remark)
  const entries = subRole ? menuOf(subRole) : []
  const close = () => setOpen(false)

  useEffect(() => {
    if (!open) return undefined
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('keydown', escape)
    }
  }, [open])

  return (
    <S.Root {...rest}>
      <SkipLink />
      <S.Sidebar>
        <S.Bar>
          <S.Brand as={Link} to={(subRole ? landingPage(subRole) : staffPages.home).path} title="协会管理端">
            <Emblem size={28} />
            <span>
              <strong>协会管理端</strong>
              <small>{subRole ? subRoleNames[subRole] : null}</small>
            </span>
          </S.Brand>
          <S.Toggle>
            <IconButton
              label={open ? '收起菜单' : '展开菜单'}
              icon={open ? XIcon : MenuIcon}
              aria-expanded={open}
              aria-controls={foldId}
              onClick={() => setOpen(!open)}
            />
          </S.Toggle>
        </S.Bar>
        <S.Fold id={foldId} data-open={open || undefined}>
          <S.Nav aria-label="管理端">
            {sections(entries).map(({ group, items }, at) => (
              <div key={items[0]?.path}>
                {group === undefined ? null : <S.Group>{group}</S.Group>}
                <ul>
                  {items.map((entry, index) => (
                    <MenuItem
                      key={entry.path}
                      entry={entry}
                      counts={counts}
                      parted={group === undefined && at > 0 && index === 0}
                      onFollow={close}
                    />
                  ))}
                </ul>
              </div>
            ))}
          </S.Nav>
          {staff ? <StaffUserMenu name={staff.name} onLogout={onLogout} /> : null}
        </S.Fold>
      </S.Sidebar>
      <S.Content id="content" tabIndex={-1}>
        {children}
      </S.Content>
    </S.Root>
  )
}

interface Section {
  group: StaffMenuEntry['group']
  items: StaffMenuEntry[]
}

/** Neighbours of one group together. */
function sections(entries: readonly StaffMenuEntry[]): Section[] {
  const parts: Section[] = []
  for (const entry of entries) {
    const last = parts.at(-1)
    if (last && last.group === entry.group) last.items.push(entry)
    else parts.push({ group: entry.group, items: [entry] })
  }
  return parts
}
