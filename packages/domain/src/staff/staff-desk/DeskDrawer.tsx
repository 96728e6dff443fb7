import type { ReactNode } from 'react'
import { CopyButton, type CopyButtonProps } from '@portal/ui/copy-button'
import { Drawer, type DrawerProps } from '@portal/ui/drawer'
import * as S from './DeskDrawer.styles.ts'
import { DeskNothing, type DeskNothingProps } from './DeskNothing.tsx'
import type { Walk } from './use-desk.ts'
import { walkByArrows } from './walk-keys.ts'

export interface DeskDrawerProps
  extends
    Pick<DrawerProps, 'title' | 'onClose' | 'footer'>,
    Pick<DeskNothingProps, 'record' | 'missing' | 'failed'> {
  /** `walk` of the desk. */
  walk: Walk
  /** The number that can be copied. */
  copy: Pick<CopyButtonProps, 'text' | 'what'>
  /** As much as is known of the record; nothing while not even its row is. */
  children: ReactNode
}

/** One record of a desk beside its table; J, K and the arrow keys walk on (VISUAL.md §3, Drawer). */
export function DeskDrawer({ walk, copy, record, missing, failed, children, ...drawer }: DeskDrawerProps) {
  return (
    <Drawer
      {...drawer}
      onPrevious={walk.onPrevious}
      onNext={walk.onNext}
      onKeyDown={walkByArrows(walk)}
      tools={
        <S.Tools>
          {walk.at === null ? null : (
            <span>
              {walk.at} / {walk.total}
            </span>
          )}
          <CopyButton {...copy} />
        </S.Tools>
      }
    >
      {children ?? <DeskNothing record={record} missing={missing} failed={failed} />}
    </Drawer>
  )
}
