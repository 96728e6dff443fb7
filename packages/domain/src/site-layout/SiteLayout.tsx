import type { ReactNode } from 'react'
import { useHome } from '@portal/api/hooks/home'
import { FullScreenLock } from '@portal/ui/full-screen-lock'
import { SiteFooter } from '../site-footer/index.ts'
import { navItems, SiteHeader } from '../site-header/index.ts'

export interface SiteLayoutProps {
  /** Sign-in link or the person's menu. */
  account: ReactNode
  children: ReactNode
}

const noSite = { friendly_link: '[]', address: '', tel_phone: '', email: '', zip_code: '', icp: '' }

/** Header and footer from the home payload around a page; the full-screen lock while there is no navigation yet. */
export function SiteLayout({ account, children }: SiteLayoutProps) {
  const home = useHome()
  return (
    <>
      {home.loading ? <FullScreenLock /> : null}
      <SiteHeader items={navItems(home.data?.guider_bar ?? [], window.location.origin)} account={account} />
      {children}
      <SiteFooter site={home.data?.site_info ?? noSite} />
    </>
  )
}
