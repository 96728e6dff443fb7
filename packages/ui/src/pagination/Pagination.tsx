import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useAtOnce } from '../at-once/index.ts'
import { halfWidth, isComposingKey } from '../composing/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/index.ts'
import * as S from './Pagination.styles.ts'

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children' | 'onChange'> {
  /** From 1. */
  page: number
  pageSize: number
  /** Rows in all. */
  total: number
  /**
   * There are more than these; no page shows them.
   * @default false
   */
  more?: boolean | undefined
  onChange: (page: number) => void
  /** Choices of rows per page; shown with `onPageSizeChange`. @default [20, 50, 100] */
  pageSizes?: readonly number[] | undefined
  onPageSizeChange?: ((pageSize: number) => void) | undefined
  /**
   * A box to type a page into; for long lists.
   * @default false
   */
  jump?: boolean | undefined
}

/** Goes to the page that was typed; what is no page of the list goes to the nearest. */
function Jump({ pages, onChange }: { pages: number; onChange: (page: number) => void }) {
  const [typed, setTyped] = useState('')

  function go(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || isComposingKey(event)) return
    event.preventDefault()
    const page = Number.parseInt(halfWidth(typed), 10)
    setTyped('')
    if (!Number.isNaN(page)) onChange(Math.min(pages, Math.max(1, page)))
  }

  return (
    <S.Jump>
      跳至
      <input
        inputMode="numeric"
        aria-label="跳至页码"
        maxLength={6}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        onKeyDown={go}
      />
      页
    </S.Jump>
  )
}

interface SizeProps {
  pageSize: number
  sizes: readonly number[]
  onChange: (pageSize: number) => void
}

function Size({ pageSize, sizes, onChange }: SizeProps) {
  const [seen, see] = useAtOnce(pageSize, onChange)
  return (
    <S.Size aria-label="每页条数" value={seen} onChange={event => see(Number(event.currentTarget.value))}>
      {sizes.map(size => (
        <option key={size} value={size}>
          每页 {size} 条
        </option>
      ))}
    </S.Size>
  )
}

const usualSizes = [20, 50, 100]

/** Which rows are shown, how many there are, and the way to the others. */
export function Pagination({
  page,
  pageSize,
  total,
  more = false,
  onChange,
  pageSizes = usualSizes,
  onPageSizeChange,
  jump = false,
  ...rest
}: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = (page - 1) * pageSize + 1

  return (
    <S.Root aria-label="分页" {...rest}>
      <span>
        {total === 0 ? '' : `第 ${first}–${Math.min(page * pageSize, total)} 条，`}
        {more ? '超过' : '共'} {total} 条
      </span>
      <S.Pages>
        {onPageSizeChange ? <Size pageSize={pageSize} sizes={pageSizes} onChange={onPageSizeChange} /> : null}
        <IconButton
          icon={ChevronLeftIcon}
          label="上一页"
          atEnd={page <= 1}
          onClick={() => onChange(page - 1)}
        />
        <span aria-current="page">
          {page} / {pages}
        </span>
        <IconButton
          icon={ChevronRightIcon}
          label="下一页"
          atEnd={page >= pages}
          onClick={() => onChange(page + 1)}
        />
        {jump && pages > 1 ? <Jump pages={pages} onChange={onChange} /> : null}
      </S.Pages>
    </S.Root>
  )
}
