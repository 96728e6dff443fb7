import { Suspense, use, useId } from 'react'
import type { LifeCycle } from './life-cycles.ts'
import { layOut, type Edge, type Layout } from './layout.ts'
import * as S from './LifeCycles.styles.ts'

export interface LifeCycleDiagramProps {
  cycle: LifeCycle
}

const layouts = new WeakMap<LifeCycle, Promise<Layout>>()

/** Laid out once; React asks for the same promise again when it has come. */
function layoutOf(cycle: LifeCycle): Promise<Layout> {
  const layout = layouts.get(cycle) ?? layOut(cycle)
  layouts.set(cycle, layout)
  return layout
}

function Numbers({ label: { x, y, width, height }, numbers }: Edge) {
  return (
    <g data-number>
      <rect x={x} y={y} width={width} height={height} rx={height / 2} />
      <text x={x + width / 2} y={y + height / 2}>
        {numbers}
      </text>
    </g>
  )
}

function Picture({ cycle, describedBy }: LifeCycleDiagramProps & { describedBy: string }) {
  const head = useId()
  const { width, height, nodes, edges, apart } = use(layoutOf(cycle))
  return (
    <>
      <S.Scroller aria-label={`${cycle.name}生命周期图`} tabIndex={0}>
        <S.Diagram
          aria-label={`${cycle.name}的生命周期`}
          aria-describedby={describedBy}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
        >
          <marker id={head} viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" orient="auto-start-reverse">
            <path d="M0 0 8 4 0 8Z" />
          </marker>
          {edges.map(({ numbers, points }) => (
            <path
              key={numbers}
              d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
              markerEnd={`url(#${head})`}
            />
          ))}
          {nodes.map(({ state, ...box }) => (
            <g key={state.id} data-family={state.family}>
              <rect {...box} rx="6" />
              <text x={box.x + box.width / 2} y={box.y + box.height / 2}>
                {state.label}
              </text>
            </g>
          ))}
          {edges.map(edge => (
            <Numbers key={edge.numbers} {...edge} />
          ))}
        </S.Diagram>
      </S.Scroller>
      {apart.length > 0 ? <p>还没有办理方式的状态：{apart.map(({ label }) => label).join('、')}。</p> : null}
    </>
  )
}

/** A life cycle as a picture; the numbered list below it says the same in words. */
export function LifeCycleDiagram({ cycle }: LifeCycleDiagramProps) {
  const id = useId()
  const label = (state: string) => cycle.states.find(({ id: known }) => known === state)?.label
  return (
    <>
      <Suspense>
        <Picture cycle={cycle} describedBy={id} />
      </Suspense>
      <S.Moves id={id}>
        {cycle.moves.map(({ from, to, act, who }) => (
          <li key={`${from} ${act}`}>
            {who}：{act}，{from === to ? `${label(from)}不变` : `${label(from)} → ${label(to)}`}
          </li>
        ))}
      </S.Moves>
    </>
  )
}
