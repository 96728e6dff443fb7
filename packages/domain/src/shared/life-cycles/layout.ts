import ELK, { type ElkExtendedEdge, type ElkNode, type ElkPoint } from 'elkjs/lib/elk.bundled.js'
import type { LifeCycle, State } from './life-cycles.ts'

export const nodeWidth = 124
export const nodeHeight = 44
const labelHeight = 20

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Node extends Box {
  state: State
}

/** All moves from one state to another, drawn as one line with the numbers of its moves. */
export interface Edge {
  points: readonly ElkPoint[]
  /** Where the numbers stand. */
  label: Box
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

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  // the states in the order of their table, so that a new one moves few others
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.padding': '[top=16,left=16,bottom=16,right=16]',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '32',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
} as const

/** The lines to lay out: one for each pair of states between which something moves. */
function linesOf({ moves }: LifeCycle) {
  const ways = Map.groupBy(moves.entries(), ([, { from, to }]) => `${from} ${to}`)
  return [...ways].map(([id, entries]) => {
    const numbers = entries.map(([index]) => index + 1).join('、')
    const [from = '', to = ''] = id.split(' ')
    const label = {
      text: numbers,
      width: 14 + numbers.length * 8,
      height: labelHeight,
      // on the line, so that nobody asks whose numbers they are
      layoutOptions: { 'elk.edgeLabels.inline': 'true' },
    }
    return { id, sources: [from], targets: [to], labels: [label] }
  })
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height })

function edgeOf({ sections, labels }: ElkExtendedEdge): Edge[] {
  const [section] = sections ?? []
  const [label] = labels ?? []
  if (!section || !label) return []
  const { startPoint, bendPoints = [], endPoint } = section
  return [{ points: [startPoint, ...bendPoints, endPoint], label: boxOf(label), numbers: label.text ?? '' }]
}

/** Places the states and a line for every way between two, by ELK's layers: no line passes a state or a number (ADR 021). */
export async function layOut(cycle: LifeCycle): Promise<Layout> {
  const edges = linesOf(cycle)
  const moved = new Set(edges.flatMap(({ sources, targets }) => [...sources, ...targets]))
  const states = cycle.states.filter(({ id }) => moved.has(id))
  const graph: ElkNode & { edges: ElkExtendedEdge[] } = {
    id: cycle.name,
    layoutOptions: options,
    children: states.map(({ id }) => ({ id, width: nodeWidth, height: nodeHeight })),
    edges,
  }
  const drawn = await new ELK().layout(graph)
  return {
    width: drawn.width ?? 0,
    height: drawn.height ?? 0,
    nodes: states.flatMap(state => {
      const node = drawn.children?.find(({ id }) => id === state.id)
      return node ? [{ state, ...boxOf(node) }] : []
    }),
    edges: drawn.edges?.flatMap(edgeOf) ?? [],
    apart: cycle.states.filter(({ id }) => !moved.has(id)),
  }
}
