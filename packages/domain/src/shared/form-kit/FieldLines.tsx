import { Fragment, type ComponentType, type ReactNode } from 'react'

export interface FieldItem {
  key: string
  half: boolean
  node: ReactNode
}

export interface FieldLinesProps {
  items: readonly FieldItem[]
  /** Puts two halves on one line: `FieldPair`, or a pair of the page's own. */
  pair: ComponentType<{ children: ReactNode }>
}

/** Neighbours that are half as wide share a line. */
function linesOf(items: readonly FieldItem[]): FieldItem[][] {
  const lines: FieldItem[][] = []
  for (const item of items) {
    const open = lines.at(-1)
    if (item.half && open?.length === 1 && open[0]?.half) open.push(item)
    else lines.push([item])
  }
  return lines
}

/** Fields one under the other, halves side by side. */
export function FieldLines({ items, pair: Pair }: FieldLinesProps) {
  return linesOf(items).map(line =>
    line.length === 1 ? (
      <Fragment key={line[0]?.key}>{line[0]?.node}</Fragment>
    ) : (
      <Pair key={line[0]?.key}>
        {line.map(({ key, node }) => (
          <Fragment key={key}>{node}</Fragment>
        ))}
      </Pair>
    ),
  )
}
