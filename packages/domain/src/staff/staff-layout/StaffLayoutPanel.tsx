import type { ReactNode } from 'react'
import { useCurrentStaff, useWorkCounts } from '@portal/api/hooks/staff'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { StaffLayout, type StaffLayoutProps } from './StaffLayout.tsx'

export interface StaffLayoutPanelProps extends Pick<StaffLayoutProps, 'onLogout'> {
  /** Shown once it is known who asks. */
  children: ReactNode
}

/** The staff app around its pages: who is signed in decides the menu, so nothing shows before that is known. */
export function StaffLayoutPanel({ children, ...layout }: StaffLayoutPanelProps) {
  const staff = useCurrentStaff()
  const counts = useWorkCounts()
  return (
    <StaffLayout staff={staff.data ?? null} counts={counts.data ?? null} {...layout}>
      {staff.data ? (
        children
      ) : (
        <PanelPending error={staff.error} onRetry={staff.reload}>
          账号信息没有加载出来。
        </PanelPending>
      )}
    </StaffLayout>
  )
}
