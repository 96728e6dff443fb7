import type { FigureSets } from '@portal/api/contract/star-figures.schema'
import { Pagination } from '@portal/ui/pagination'
import { StatusInline } from '@portal/ui/status'
import { changesOf, formerSets, setBefore, setByText, startText } from './figure-sets.ts'
import * as S from './TalentFigures.styles.ts'

export interface FigureHistoryProps {
  all: FigureSets
  /** Page of the history, from 1; one beyond the last shows the last. */
  page: number
  onPage: (page: number) => void
}

const pageSize = 10

/** Sets that are over, and those that were dropped before they began. */
export function FigureHistory({ all, page, onPage }: FigureHistoryProps) {
  const former = formerSets(all)
  const last = Math.max(1, Math.ceil(former.length / pageSize))
  const shown = Math.min(page, last)
  if (former.length === 0) return <S.Text>还没有以前的标准。</S.Text>
  return (
    <>
      <S.Slide tabIndex={0} aria-label="标准的记录">
        <S.Table aria-label="以前的标准">
          <thead>
            <tr>
              <th scope="col">执行</th>
              <th scope="col">设定</th>
              <th scope="col">状态</th>
              <th scope="col">改动</th>
            </tr>
          </thead>
          <tbody>
            {former.slice((shown - 1) * pageSize, shown * pageSize).map(set => {
              const { id, effective_from, state, dropped_by, dropped_at, figures } = set
              const before = effective_from === null ? undefined : setBefore(all, effective_from)
              const changes = before === undefined ? [] : changesOf(before.figures, figures)
              return (
                <tr key={id ?? ''}>
                  <td>{startText(set)}</td>
                  <td data-text>{setByText(set)}</td>
                  <td data-text>
                    {state === 'past' ? (
                      <StatusInline family="neutral" icon="circle-check">
                        执行过，已被后来的标准代替
                      </StatusInline>
                    ) : (
                      <StatusInline family="neutral" icon="circle-minus">
                        {dropped_by ?? '协会'}于 {dropped_at?.slice(0, 16) ?? ''} 撤回或替换，没有执行
                      </StatusInline>
                    )}
                  </td>
                  <td data-text>
                    {state === 'dropped' || changes.length === 0
                      ? '—'
                      : changes.map(({ name, before: old, after }) => `${name} ${old} → ${after}`).join('；')}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </S.Table>
      </S.Slide>
      {former.length > pageSize ? (
        <Pagination page={shown} pageSize={pageSize} total={former.length} onChange={onPage} />
      ) : null}
    </>
  )
}
