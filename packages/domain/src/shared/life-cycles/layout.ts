import type { LifeCycle, Move, State } from './life-cycles.ts'

export const nodeWidth = 124
export const nodeHeight = 44
const columnGap = 116
const rowGap = 56
const margin = 88
const laneGap = 26

export interface Node {
  state: State
  x: number
  y: number
}

/** All moves from one state to another, drawn as one line with the numbers of its moves. */
export interface Edge {
  path: string
  /** Where the numbers stand. */
  x: number
  y: number
  numbers: string
}

export interface Layout {
  width: number
  height: number
  nodes: readonly Node[]
  edges: readonly Edge[]
  /** States that nothing leads to or from yet. */
  apart: readonly State[]
}

interface Point {
  x: number
  y: number
}

/** Steps from the first state; an end stands behind everything that leads to it. */
function columnsOf(states: readonly State[], moves: readonly Move[]): Map<string, number> {
  const columns = new Map(states.slice(0, 1).map(({ id }) => [id, 0]))
  for (const id of columns.keys())
    for (const { from, to } of moves)
      if (from === id && !columns.has(to)) columns.set(to, (columns.get(id) ?? 0) + 1)
  for (const id of columns.keys()) {
    if (moves.some(({ from, to }) => from === id && to !== id)) continue
    const before = moves.filter(({ to }) => to === id).map(({ from }) => columns.get(from) ?? 0)
    columns.set(id, Math.max(...before) + 1)
  }
  return columns
}

function place(states: readonly State[], columns: Map<string, number>): Map<string, Node> {
  const taken: number[] = []
  const nodes = new Map<string, Node>()
  for (const state of states) {
    const column = columns.get(state.id)
    if (column === undefined) continue
    const row = taken[column] ?? 0
    taken[column] = row + 1
    nodes.set(state.id, {
      state,
      x: margin / 2 + column * (nodeWidth + columnGap),
      y: margin + row * (nodeHeight + rowGap) + (column % 2) * (rowGap / 2),
    })
  }
  return nodes
}

type Curve = readonly [Point, Point, Point, Point]

/** How far a line that passes whole columns swings out, above or below all states. */
type Detour = (from: Node, to: Node) => number

/** The four points of a curve from one state to another. */
function curve(from: Node, to: Node, detour: Detour): Curve {
  if (from === to) {
    const start = { x: from.x + nodeWidth * 0.3, y: from.y }
    const end = { x: from.x + nodeWidth * 0.7, y: from.y }
    return [start, { x: start.x - 14, y: from.y - 44 }, { x: end.x + 14, y: from.y - 44 }, end]
  }
  const columns = Math.round((to.x - from.x) / (nodeWidth + columnGap))
  if (columns <= 0) {
    const start = { x: from.x + nodeWidth / 2, y: from.y + nodeHeight }
    const end = { x: to.x + nodeWidth * 0.7, y: to.y + nodeHeight }
    const depth = Math.max(start.y, end.y) + 40
    return [start, { x: start.x, y: depth }, { x: end.x, y: depth }, end]
  }
  const start = { x: from.x + nodeWidth, y: from.y + nodeHeight / 2 }
  const end = { x: to.x, y: to.y + nodeHeight / 2 }
  if (columns === 1) {
    const half = start.x + columnGap / 2
    return [start, { x: half, y: start.y }, { x: half, y: end.y }, end]
  }
  // the middle of such a curve lies on the detour
  const y = (8 * detour(from, to) - start.y - end.y) / 6
  return [start, { x: start.x + columnGap / 2, y }, { x: end.x - columnGap / 2, y }, end]
}

function on([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t
  const at = (axis: 'x' | 'y') =>
    u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis]
  return { x: at('x'), y: at('y') }
}

const spell = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`

/** Places the states in columns by their distance from the first, and draws a line for every way between two. */
export function layOut({ states, moves }: LifeCycle): Layout {
  const nodes = place(states, columnsOf(states, moves))
  const top = Math.min(...[...nodes.values()].map(({ y }) => y))
  const bottom = Math.max(...[...nodes.values()].map(({ y }) => y)) + nodeHeight
  const lanes = { above: 0, below: 0 }
  // ends in the first row are reached from above, the others from below, each line on a lane of its own
  const detour: Detour = (_, to) => {
    const side = to.y < top + nodeHeight ? 'above' : 'below'
    lanes[side] += 1
    return side === 'above' ? top - 18 - lanes.above * laneGap : bottom + lanes.below * laneGap
  }
  const ways = Map.groupBy(moves.entries(), ([, { from, to }]) => `${from} ${to}`)
  const edges = [...ways.values()].flatMap((entries, index): Edge[] => {
    const [first] = entries
    const from = first && nodes.get(first[1].from)
    const to = first && nodes.get(first[1].to)
    if (!from || !to) return []
    const points = curve(from, to, detour)
    const [a, b, c, d] = points
    return [
      {
        path: `M${spell(a)} C${spell(b)} ${spell(c)} ${spell(d)}`,
        // neighbours keep their numbers apart
        ...on(points, from === to ? 0.5 : 0.34 + (index % 3) * 0.16),
        numbers: entries.map(([number]) => number + 1).join('、'),
      },
    ]
  })
  return {
    width: Math.max(...[...nodes.values()].map(({ x }) => x)) + nodeWidth + margin / 2,
    height: bottom + (lanes.below + 1) * laneGap,
    nodes: [...nodes.values()],
    edges,
    apart: states.filter(({ id }) => !nodes.has(id)),
  }
}
