import { Suspense, useState } from 'react'
import type { PublicityRow } from '@portal/api/contract/stars.schema'
import { usePublicity } from '@portal/api/hooks/stars'
import { starName } from '@portal/api/rules/star'
import { Button } from '@portal/ui/button'
import { LoadState } from '@portal/ui/load-state'
import { Pagination } from '@portal/ui/pagination'
import { preloadable } from '@portal/ui/preloadable'
import { useLastPage } from '../../shared/list-page/index.ts'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { useAskedSearch } from '../../shared/router-link/index.ts'
import * as S from './Evaluation.styles.ts'

const ObjectionDialog = preloadable(async () => ({
  default: (await import('./ObjectionDialog.tsx')).ObjectionDialog,
}))

interface PublicityTableProps {
  rows: readonly PublicityRow[]
  /** Number of the own application: nobody objects to it. */
  ownNo: string | undefined
  onObject: (row: PublicityRow) => void
}

/** What is published now; rows become cards under 640 px. */
const PublicityTable = ({ rows, ownNo, onObject }: PublicityTableProps) => (
  <S.Table>
    <caption>正在公示的星级评价</caption>
    <thead>
      <tr>
        <th scope="col">姓名</th>
        <th scope="col">单位</th>
        <th scope="col">拟定星级</th>
        <th scope="col">岗位</th>
        <th scope="col">公示结束</th>
        <th scope="col" data-part="move">
          操作
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(row => (
        <tr key={row.application_no}>
          <td data-part="title">{row.name}</td>
          <td data-part="position">{row.unit}</td>
          <td data-part="look">{starName(row.star)}</td>
          <td data-part="day">{row.position}</td>
          <td data-part="until">
            <S.OnCards>公示结束 </S.OnCards>
            {row.ends_at === null ? '核查中，暂停计时' : row.ends_at.slice(0, 16)}
          </td>
          <td data-part="move">
            {row.application_no === ownNo ? (
              '本人'
            ) : (
              <Button
                size="m"
                variant="text"
                aria-label={`对${row.name}的${starName(row.star)}评价提出异议`}
                onPointerEnter={ObjectionDialog.preload}
                onFocus={ObjectionDialog.preload}
                onClick={() => onObject(row)}
              >
                提出异议
              </Button>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </S.Table>
)

export interface PublicityPanelProps extends Pick<PublicityTableProps, 'ownNo'> {
  page: number
}

/** 公示名单: what is published now, and the way to object. The page stands in the address. */
export function PublicityPanel({ page, ownNo }: PublicityPanelProps) {
  const { ask } = useAskedSearch()
  const publicity = usePublicity(page)
  const [objected, setObjected] = useState<PublicityRow | null>(null)
  const go = (next: number, options?: { replace: boolean }) => {
    ask(before => {
      if (next === 1) before.delete('page')
      else before.set('page', String(next))
      return before
    }, options)
  }
  const past = useLastPage(publicity.data, page, last => go(last, { replace: true }))
  const data = past ? undefined : publicity.data

  if (!data)
    return (
      <S.Space>
        <S.Title>正在公示</S.Title>
        <PanelPending error={publicity.error} onRetry={publicity.reload}>
          公示名单没有加载出来。
        </PanelPending>
      </S.Space>
    )
  return (
    <S.Space>
      <S.Title>正在公示</S.Title>
      {data.list.length === 0 ? (
        <LoadState state="empty" title="现在没有公示">
          拟定星级后开始公示，公示期内可以在这里提出异议。
        </LoadState>
      ) : (
        <PublicityTable rows={data.list} ownNo={ownNo} onObject={setObjected} />
      )}
      {data.total > data.page_size ? (
        <Pagination page={page} pageSize={data.page_size} total={data.total} onChange={next => go(next)} />
      ) : null}
      <Suspense fallback={null}>
        {objected === null ? null : <ObjectionDialog row={objected} onClose={() => setObjected(null)} />}
      </Suspense>
    </S.Space>
  )
}
