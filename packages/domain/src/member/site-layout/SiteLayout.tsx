import type { ReactNode } from 'react'
import { useHome } from '@portal/api/hooks/home'
import { FullScreenLock } from '@portal/ui/full-screen-lock'
import { SiteFooter } from '../site-footer/index.ts'
import { navItems, SiteHeader } from '../site-header/index.ts'
import { SkipLink } from '../../shared/skip-link/index.ts'
import * as S from './SiteLayout.styles.ts'

export interface SiteLayoutProps {
  /** Sign-in link or the person's menu. */
  account: ReactNode
  /**
   * The page came as finished HTML: it can be used before the navigation is known, so nothing may cover it.
   * @default false
   */
  prerendered?: boolean | undefined
  children: ReactNode
}

const noSite = { friendly_link: '[]', address: '', tel_phone: '', email: '', zip_code: '', icp: '' }

/** Header and footer from the home payload around a page; the full-screen lock while there is no navigation yet. */
export function SiteLayout({ account, prerendered = false, children }: SiteLayoutProps) {
  const home = useHome()
  const locked = home.loading && !prerendered
  return (
    <S.Root>
      <SkipLink />
      {locked ? <FullScreenLock /> : null}
      <SiteHeader
        items={home.data ? navItems(home.data.guider_bar, window.location.origin) : home.loading ? null : []}
        account={account}
      />
      <S.Content id="content" tabIndex={-1}>
        {children}
      </S.Content>
      {/* with what it says, it would move up under the lock */}
      {locked ? null : <SiteFooter site={home.data?.site_info ?? noSite} />}
    </S.Root>
  )
}
