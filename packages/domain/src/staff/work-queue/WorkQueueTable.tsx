import { useId, type ComponentProps } from 'react'
import { None } from '@portal/ui/description-list'
import { StatusInline } from '@portal/ui/status'
import { TextLink } from '@portal/ui/text-link'
import { Link } from '../../shared/router-link/index.ts'
import type { Waiting, WorkQueueRow } from './work-queues.ts'
import * as S from './WorkQueue.styles.ts'

export interface WorkQueueTableProps extends Omit<ComponentProps<'section'>, 'children'> {
  rows: readonly WorkQueueRow[]
}

function WaitingText({ waiting }: { waiting: Waiting | null }) {
  if (!waiting) return <None />
  if (waiting.family === 'neutral') return <S.Quiet>{waiting.text}</S.Quiet>
  return (
    <StatusInline
      family={waiting.family}
      icon={waiting.family === 'danger' ? 'triangle-alert' : 'clock-alert'}
    >
      {waiting.text}
    </StatusInline>
  )
}

/** What waits, how long the first of it has waited, and the way to do it. Never fetches. */
export function WorkQueueTable({ rows, ...rest }: WorkQueueTableProps) {
  const titleId = useId()
  const pressing = rows.filter(
    ({ count, waiting }) => count > 0 && waiting !== null && waiting.family !== 'neutral',
  ).length
  const total = rows.reduce((sum, row) => sum + row.count, 0)
  return (
    <S.Root aria-labelledby={titleId} {...rest}>
      <S.Head>
        <h2 id={titleId}>待办</h2>
        <span>
          共 {total} 件{pressing > 0 ? `，${pressing} 项临近时限` : ''}
        </span>
      </S.Head>
      <S.Table>
        <caption>待办事项</caption>
        <thead>
          <tr>
            <th scope="col">事项</th>
            <th scope="col" data-figure>
              待处理
            </th>
            <th scope="col">等待情况</th>
            <th scope="col">时限</th>
            <th scope="col">办理</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ queue: { id, name, icon: Glyph, to, limit }, count, waiting }) => (
            <tr key={id}>
              <th scope="row">
                <S.Name>
                  <Glyph size={18} />
                  {name}
                </S.Name>
              </th>
              <td data-figure>{count}</td>
              <td data-part="waiting">
                <WaitingText waiting={count === 0 ? null : waiting} />
              </td>
              <td data-part="limit">{limit ?? '不限'}</td>
              <td>
                {count === 0 ? (
                  <S.Quiet>没有待办</S.Quiet>
                ) : (
                  <TextLink as={Link} to={to} aria-label={`去办理${name}`}>
                    去办理
                  </TextLink>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Root>
  )
}
