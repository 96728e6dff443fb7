import { useState, useSyncExternalStore, type RefObject } from 'react'
import { Dialog } from '../dialog/index.ts'
import { PopoverPanel } from '../popover/index.ts'
import { breakpoints } from '../theme/index.ts'
import { RegionColumn } from './RegionColumn.tsx'
import * as S from './RegionField.styles.ts'
import { useRegions, type LoadRegions, type RegionNode } from './useRegions.ts'

export interface RegionPanelProps {
  anchor: RefObject<Element | null>
  label: string
  value: readonly string[]
  levelNames: readonly string[]
  nodes: readonly RegionNode[] | undefined
  loadChildren: LoadRegions | undefined
  onChoose: (path: readonly string[]) => void
  onClose: () => void
}

const phone = `(max-width: ${breakpoints.m - 0.02}px)`
function subscribe(onChange: () => void) {
  const query = window.matchMedia(phone)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Columns in a popover; on phones a sheet with one level at a time. */
export function RegionPanel({
  anchor,
  label,
  value,
  levelNames,
  nodes,
  loadChildren,
  onChoose,
  onClose,
}: RegionPanelProps) {
  const sheet = useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches)
  const levels = levelNames.length
  const [path, setPath] = useState(value)
  const [at, setAt] = useState(() => Math.max(0, value.length - 1))
  const { columns, names, retry } = useRegions({ nodes, loadChildren, path, levels, wanted: true })

  function choose(depth: number, node: RegionNode) {
    const next = [...path.slice(0, depth), node.code]
    if (next.length === levels || node.children?.length === 0) return onChoose(next)
    setPath(next)
    setAt(depth + 1)
  }

  const column = (depth: number) => {
    const level = columns[depth]
    return level ? (
      <RegionColumn
        key={`${depth}-${path[depth - 1] ?? ''}`}
        label={levelNames[depth] ?? ''}
        depth={depth}
        level={level}
        chosen={path[depth]}
        last={depth === levels - 1}
        takesFocus={depth === at}
        onChoose={node => choose(depth, node)}
        onRetry={() => retry(depth)}
      />
    ) : null
  }

  if (!sheet) {
    return (
      <PopoverPanel anchor={anchor} label={label} onClose={onClose}>
        <S.Columns>{columns.map((_, depth) => column(depth))}</S.Columns>
      </PopoverPanel>
    )
  }
  return (
    <Dialog open onClose={onClose} title={label} dismissable>
      <S.Crumbs aria-label="已选">
        {columns.slice(0, Math.min(path.length + 1, levels)).map((_, depth) => (
          <li key={levelNames[depth]}>
            <S.Crumb
              type="button"
              aria-current={depth === at ? 'step' : undefined}
              onClick={() => setAt(depth)}
            >
              {names[depth] ?? `请选择${levelNames[depth]}`}
            </S.Crumb>
          </li>
        ))}
      </S.Crumbs>
      <S.Columns>{column(at)}</S.Columns>
    </Dialog>
  )
}
