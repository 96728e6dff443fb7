import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { XIcon } from '../icon/index.ts'
import * as S from './BulkBar.styles.ts'

export interface BulkBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Rows that are chosen. */
  count: number
  /** Rows that match the filter. */
  total: number
  /**
   * Everything that matches was chosen, not single rows.
   * @default false
   */
  all?: boolean | undefined
  /** Takes all that match instead; without it the offer is left out. */
  onSelectAll?: (() => void) | undefined
  onClear: () => void
  /** A sum over the chosen rows: ¥5,000.00. */
  summary?: ReactNode
  /** Buttons of size `s`; they take the colours of the bar. */
  children?: ReactNode
}

function countText({ count, total, all }: Pick<BulkBarProps, 'count' | 'total' | 'all'>): string {
  if (!all) return `已选 ${count} 条`
  return count === total ? `已选符合筛选的全部 ${total} 条` : `已选 ${count} 条，不含 ${total - count} 条`
}

/** What may be done to the chosen rows; stands in the foot of the table, so that it never covers a row. */
export function BulkBar({
  count,
  total,
  all = false,
  onSelectAll,
  onClear,
  summary,
  children,
  ...rest
}: BulkBarProps) {
  return (
    <S.Root aria-label="批量操作" {...rest} data-ground="cover">
      <S.Count>{countText({ count, total, all })}</S.Count>
      {summary ? <S.Summary>{summary}</S.Summary> : null}
      {onSelectAll && !all && count < total ? (
        <S.All type="button" data-text onClick={onSelectAll}>
          改选符合筛选的全部 {total} 条
        </S.All>
      ) : null}
      <S.Actions>{children}</S.Actions>
      <S.Close>
        <IconButton size="s" icon={XIcon} label="取消选择" onClick={onClear} />
      </S.Close>
    </S.Root>
  )
}
