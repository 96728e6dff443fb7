import { useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { FilterChip } from '../filter-chip/index.ts'
import { ListFilterIcon } from '../icon/index.ts'
import { breakpoints } from '../theme/index.ts'
import type { Filter } from './FilterBar.types.ts'
import * as S from './FilterBar.styles.ts'
import { FilterParts, FilterPopover } from './FilterPopover.tsx'
import { useMedia } from '../media-query/index.ts'
import { useOverflow } from './use-overflow.ts'

export interface FilterBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The most used ones first: the last are the first to go into 更多筛选. */
  filters: readonly Filter[]
  /** A `SearchField`. */
  search?: ReactNode
  /** Empties all filters; offered while one is set. */
  onClear: () => void
  /**
   * Something else than a filter is set, a search for example.
   * @default false
   */
  clearable?: boolean | undefined
  /** A sum over everything that matches, at the right end. */
  summary?: ReactNode
  /**
   * Closes the sheet on phones: 查看 312 条.
   * @default '查看结果'
   */
  resultLabel?: string | undefined
}

type PartProps = Pick<FilterBarProps, 'filters' | 'onClear' | 'resultLabel'> & { clearable: boolean }

function Chips({ filters, onClear, clearable }: PartProps) {
  const { row, fitting } = useOverflow(filters.length)
  const others = filters.slice(fitting)
  const set = others.filter(filter => filter.value).length
  return (
    <>
      <S.Chips ref={row}>
        {filters.map(({ id, name, value, content }, index) => (
          <S.Slot key={id} data-out={index >= fitting || undefined}>
            <FilterPopover label={name} trigger={<FilterChip name={name} value={value} />}>
              {content}
            </FilterPopover>
          </S.Slot>
        ))}
      </S.Chips>
      {others.length > 0 ? (
        <FilterPopover
          label="更多筛选"
          trigger={
            <FilterChip
              name="更多筛选"
              value={set > 0 ? `${set} 项` : undefined}
              icon={ListFilterIcon}
              style={{ flex: 'none' }}
            />
          }
        >
          <FilterParts filters={others} />
        </FilterPopover>
      ) : null}
      {clearable ? (
        <Button size="s" variant="text" onClick={onClear}>
          清除
        </Button>
      ) : null}
    </>
  )
}

function Sheet({ filters, onClear, clearable, resultLabel }: PartProps) {
  const [open, setOpen] = useState(false)
  const set = filters.filter(filter => filter.value).length
  const close = () => setOpen(false)
  return (
    <>
      <FilterChip
        name={set > 0 ? `筛选（${set}）` : '筛选'}
        icon={ListFilterIcon}
        aria-haspopup="dialog"
        style={{ flex: 'none' }}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onClose={close}
        title="筛选"
        dismissable
        footer={
          <>
            <Button disabled={!clearable} onClick={onClear}>
              清除
            </Button>
            <Button variant="primary" onClick={close}>
              {resultLabel}
            </Button>
          </>
        }
      >
        <FilterParts filters={filters} />
      </Dialog>
    </>
  )
}

/** Search and filters over a list, 52 px; what has no room goes into 更多筛选, on phones all of it into a sheet. */
export function FilterBar({
  filters,
  search,
  onClear,
  clearable = false,
  summary,
  resultLabel = '查看结果',
  ...rest
}: FilterBarProps) {
  const phone = useMedia(`(max-width: ${breakpoints.m - 0.02}px)`)
  const part = {
    filters,
    onClear,
    resultLabel,
    clearable: clearable || filters.some(filter => filter.value),
  }
  return (
    <S.Root aria-label="筛选" {...rest}>
      {search ? <S.Search>{search}</S.Search> : null}
      {phone ? <Sheet {...part} /> : <Chips {...part} />}
      {summary ? <S.Summary>{summary}</S.Summary> : null}
    </S.Root>
  )
}
