import type { KeyboardEvent } from 'react'
import { Button } from '../button/index.ts'
import { CheckIcon, ChevronRightIcon } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'
import * as S from './RegionField.styles.ts'
import type { RegionLevel, RegionNode } from './useRegions.ts'

interface RegionColumnProps {
  /** Name of the level: 省份. */
  label: string
  depth: number
  level: RegionLevel
  /** Code chosen in this column. */
  chosen: string | undefined
  /** Whether a choice here ends the path. */
  last: boolean
  /** Takes the focus when its regions are there. */
  takesFocus: boolean
  onChoose: (node: RegionNode) => void
  onRetry: () => void
}

/** Left and right go to the neighbouring column; the list itself minds up, down and typing ahead. */
function turn(event: KeyboardEvent<HTMLElement>, depth: number) {
  const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
  const step = steps[event.key]
  const column =
    step && event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-depth='${depth + step}']`)
  if (!column) return
  event.preventDefault()
  enter(column)
}

/** Focuses what is chosen in a column, or else its first region. */
function enter(column: HTMLElement) {
  const option =
    column.querySelector<HTMLElement>('[role="option"][aria-selected="true"]') ??
    column.querySelector<HTMLElement>('[role="option"]')
  option?.focus()
}

/** One function for all renders, so that the focus comes once. */
const focusOnArrival = (option: HTMLElement | null) => option?.focus()

/** The regions of one level, or why they are not there yet. */
export function RegionColumn({
  label,
  depth,
  level,
  chosen,
  last,
  takesFocus,
  onChoose,
  onRetry,
}: RegionColumnProps) {
  if (level.state !== 'loaded') {
    return (
      <S.Column data-depth={depth}>
        <S.Note>
          {level.state === 'loading' ? (
            <Spinner label={`正在读取${label}`} />
          ) : (
            <>
              {label}没有取到。
              <Button size="m" onClick={onRetry}>
                重新加载
              </Button>
            </>
          )}
        </S.Note>
      </S.Column>
    )
  }
  const entrance = level.nodes.find(({ code }) => code === chosen)?.code ?? level.nodes[0]?.code
  return (
    <S.Column data-depth={depth} onKeyDown={event => turn(event, depth)}>
      <S.List
        aria-label={label}
        selectionMode="single"
        selectedKeys={chosen === undefined ? [] : [chosen]}
        escapeKeyBehavior="none"
        onSelectionChange={keys => {
          // a press on what is chosen already empties the selection: it goes on with that choice
          const [key = chosen] = keys === 'all' ? [] : keys
          const node = level.nodes.find(({ code }) => code === key)
          if (node) onChoose(node)
        }}
      >
        {level.nodes.map(node => (
          <S.Item
            key={node.code}
            ref={takesFocus && node.code === entrance ? focusOnArrival : undefined}
            id={node.code}
            textValue={node.name}
          >
            <span>{node.name}</span>
            {last || node.children?.length === 0 ? (
              node.code === chosen ? (
                <CheckIcon size={16} />
              ) : null
            ) : (
              <ChevronRightIcon size={16} />
            )}
          </S.Item>
        ))}
      </S.List>
    </S.Column>
  )
}
