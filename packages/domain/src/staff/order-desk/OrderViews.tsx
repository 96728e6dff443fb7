import { lazy, Suspense, useState } from 'react'
import { useViews } from '@portal/api/hooks/views'
import { Button } from '@portal/ui/button'
import type { ColumnLayout } from '@portal/ui/column-settings'
import { BookmarkPlusIcon } from '@portal/ui/icon'
import { TabLink, TabLinks } from '@portal/ui/tabs'
import { Link } from '../../shared/router-link/index.ts'
import type { DeskAddress } from '../staff-desk/use-desk-address.ts'
import type { OrderView } from './order-view.ts'
import * as S from './OrderViews.styles.ts'
import { isSaved, savedSearch, viewOf } from './saved-search.ts'

// fetched when they are first opened
const SaveViewDialog = lazy(async () => ({ default: (await import('./SaveViewDialog.tsx')).SaveViewDialog }))
const ViewsDialog = lazy(async () => ({ default: (await import('./ViewsDialog.tsx')).ViewsDialog }))

/** More stand in the dialog. */
const mostInRow = 5

export interface OrderViewsProps {
  address: DeskAddress<OrderView>
  /** The columns as they are shown now. */
  layout: ColumnLayout
  /** Orders that the view on the screen finds. */
  total: number | undefined
}

/** The views that somebody saved, as tabs, and the way to save this one. */
export function OrderViews({ address: { view, queueOf }, layout, total }: OrderViewsProps) {
  const [open, setOpen] = useState<'save' | 'all'>()
  const views = useViews().data?.list ?? []
  const current = views.find(({ search }) => isSaved(search, view, layout))
  const inRow = views.slice(0, mostInRow)
  // the one on the screen is always in sight
  if (current && !inRow.includes(current)) inRow.splice(-1, 1, current)
  const hrefOf = (search: string) => `?${queueOf({ ...viewOf(search), page: 1, pageSize: view.pageSize })}`
  const close = () => setOpen(undefined)

  return (
    <S.Root>
      {inRow.length === 0 ? null : (
        <TabLinks label="我的视图">
          {inRow.map(one => (
            <TabLink
              key={one.id}
              as={Link}
              to={hrefOf(one.search)}
              current={one === current}
              count={one === current ? total : undefined}
            >
              {one.name}
            </TabLink>
          ))}
        </TabLinks>
      )}
      {views.length === 0 ? null : (
        <Button size="s" variant="text" onClick={() => setOpen('all')}>
          {views.length > inRow.length ? `更多 ${views.length - inRow.length}` : '管理视图'}
        </Button>
      )}
      {current ? null : (
        <Button size="s" variant="text" icon={BookmarkPlusIcon} onClick={() => setOpen('save')}>
          存为视图
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'save' ? <SaveViewDialog search={savedSearch(view, layout)} onClose={close} /> : null}
        {open === 'all' ? <ViewsDialog views={views} hrefOf={hrefOf} onClose={close} /> : null}
      </Suspense>
    </S.Root>
  )
}
