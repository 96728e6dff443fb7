import { Suspense, useState } from 'react'
import { useViews } from '@portal/api/hooks/views'
import { Button } from '@portal/ui/button'
import type { ColumnLayout } from '@portal/ui/column-settings'
import { BookmarkPlusIcon } from '@portal/ui/icon'
import { preloadable } from '@portal/ui/preloadable'
import { TabLink, TabLinks } from '@portal/ui/tabs'
import { Link } from '../../shared/router-link/index.ts'
import type { DeskAddress } from '../staff-desk/use-desk-address.ts'
import type { OrderView } from './order-view.ts'
import * as S from './OrderViews.styles.ts'
import { isSaved, savedSearch, viewOf } from './saved-search.ts'
import { viewsInRow } from './view-row.ts'

// fetched when they are first opened
const SaveViewDialog = preloadable(async () => ({
  default: (await import('./SaveViewDialog.tsx')).SaveViewDialog,
}))
const ViewsDialog = preloadable(async () => ({ default: (await import('./ViewsDialog.tsx')).ViewsDialog }))

export interface OrderViewsProps {
  address: DeskAddress<OrderView>
  /** The columns as they are shown now. */
  layout: ColumnLayout
  /** Orders that the view on the screen finds. */
  total: number | undefined
}

/** The views that somebody saved and those that colleagues share, as tabs, and the way to save this one. */
export function OrderViews({ address: { view, queueOf, queueLink }, layout, total }: OrderViewsProps) {
  const [open, setOpen] = useState<'all' | { search: string; name: string }>()
  const { data } = useViews()
  const own = data?.list ?? []
  const shared = data?.shared ?? []
  const isCurrent = ({ search }: { search: string }) => isSaved(search, view, layout)
  const mine = own.find(isCurrent)
  const theirs = mine ? undefined : shared.find(isCurrent)
  const inRow = viewsInRow({ own, shared }, mine ?? theirs)
  const hidden = own.length + shared.length - inRow.own.length - inRow.shared.length
  const partOf = (search: string) => ({ ...viewOf(search), page: 1, pageSize: view.pageSize })
  const close = () => setOpen(undefined)

  return (
    <S.Root>
      {inRow.own.length === 0 ? null : (
        <TabLinks label="我的视图">
          {inRow.own.map(one => (
            <TabLink
              key={one.id}
              as={Link}
              {...queueLink(partOf(one.search))}
              current={one === mine}
              count={one === mine ? total : undefined}
            >
              {one.name}
            </TabLink>
          ))}
        </TabLinks>
      )}
      {inRow.shared.length === 0 ? null : (
        <TabLinks label="同事共享的视图">
          {inRow.shared.map(one => (
            <TabLink
              key={one.id}
              as={Link}
              {...queueLink(partOf(one.search))}
              title={`${one.name}，${one.owner_name} 共享`}
              current={one === theirs}
              count={one === theirs ? total : undefined}
            >
              {one.name}
              <S.Owner>{one.owner_name} 共享</S.Owner>
            </TabLink>
          ))}
        </TabLinks>
      )}
      {own.length + shared.length === 0 ? null : (
        <Button size="s" variant="text" onClick={() => setOpen('all')}>
          {hidden > 0 ? `更多 ${hidden}` : '管理视图'}
        </Button>
      )}
      {mine ? null : (
        <Button
          size="s"
          variant="text"
          icon={BookmarkPlusIcon}
          onClick={() =>
            setOpen({ search: theirs?.search ?? savedSearch(view, layout), name: theirs?.name ?? '' })
          }
        >
          {theirs ? '另存' : '存为视图'}
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'all' ? (
          <ViewsDialog
            own={own}
            shared={shared}
            hrefOf={search => `?${queueOf(partOf(search))}`}
            onCopy={setOpen}
            onClose={close}
          />
        ) : open ? (
          <SaveViewDialog {...open} onClose={close} />
        ) : null}
      </Suspense>
    </S.Root>
  )
}
