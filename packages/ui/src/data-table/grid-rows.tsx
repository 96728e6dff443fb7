import { Fragment, type CSSProperties } from 'react'
import * as S from './DataTable.styles.ts'
import type { RowsProps, TableFeature } from './DataTable.types.ts'
import { useRowWalk } from './use-row-walk.ts'
import { useRowWindow } from './use-row-window.ts'

/** Stands for rows that are not drawn. */
function Gap({ height, span }: { height: number; span: number }) {
  const style: CSSProperties & Record<'--height', string> = { '--height': `${height}px` }
  return (
    <tr aria-hidden>
      <S.Gap colSpan={span} style={style} />
    </tr>
  )
}

function GridRows({ count, first, scroll, span, keyOf, isSelected, onOpen, draw }: RowsProps) {
  const walk = useRowWalk({ root: scroll, count, onOpen })
  const view = useRowWindow({ scroll, count, active: walk.active })
  return (
    <S.Body onKeyDown={walk.onKeyDown}>
      {view.drawn.map(({ index, gap }) => {
        const tabIndex = index === walk.active ? 0 : -1
        return (
          <Fragment key={keyOf(index)}>
            {gap > 0 ? <Gap height={gap} span={span} /> : null}
            {draw(index, {
              tabIndex,
              ref: view.measure,
              attributes: {
                tabIndex,
                'aria-rowindex': first + index + 2,
                'aria-selected': isSelected?.(index),
                'data-row-index': index,
                onFocus: tabIndex === 0 ? undefined : () => walk.setActive(index),
              },
            })}
          </Fragment>
        )
      })}
      {view.rest > 0 ? <Gap height={view.rest} span={span} /> : null}
    </S.Body>
  )
}

export interface GridRowsOptions {
  /** Rows that match, over all pages. */
  total: number
  /** Rows on the pages before this one. @default 0 */
  first?: number | undefined
}

/**
 * An ARIA grid for long lists: one row is a stop of the Tab key, arrows walk, Enter opens, Space selects. More than a
 * hundred rows are drawn only where they are seen. Needs `sticky`.
 */
export const gridRows = ({ total, first = 0 }: GridRowsOptions): TableFeature<object> => ({
  name: 'gridRows',
  table: { role: 'grid', 'aria-rowcount': total + 1 },
  rows: { component: GridRows, first },
})
