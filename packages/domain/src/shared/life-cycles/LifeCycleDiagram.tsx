import { useId } from 'react'
import type { LifeCycle } from './life-cycles.ts'
import { layOut, nodeHeight, nodeWidth } from './layout.ts'
import * as S from './LifeCycles.styles.ts'

export interface LifeCycleDiagramProps {
  cycle: LifeCycle
}

/** A life cycle as a picture; the numbered list below it says the same in words. */
export function LifeCycleDiagram({ cycle }: LifeCycleDiagramProps) {
  const id = useId()
  const { width, height, nodes, edges, apart } = layOut(cycle)
  const label = (state: string) => cycle.states.find(({ id: known }) => known === state)?.label
  return (
    <>
      <S.Scroller aria-label={`${cycle.name}生命周期图`} tabIndex={0}>
        <S.Diagram
          aria-label={`${cycle.name}的生命周期`}
          aria-describedby={`${id}moves`}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
        >
          <marker
            id={`${id}head`}
            viewBox="0 0 8 8"
            refX="8"
            refY="4"
            markerWidth="7"
            orient="auto-start-reverse"
          >
            <path d="M0 0 8 4 0 8Z" />
          </marker>
          {edges.map(edge => (
            <path key={edge.numbers} d={edge.path} markerEnd={`url(#${id}head)`} />
          ))}
          {nodes.map(({ state, x, y }) => (
            <g key={state.id} data-family={state.family}>
              <rect x={x} y={y} width={nodeWidth} height={nodeHeight} rx="6" />
              <text x={x + nodeWidth / 2} y={y + nodeHeight / 2}>
                {state.label}
              </text>
            </g>
          ))}
          {edges.map(({ numbers, x, y }) => {
            const wide = 14 + numbers.length * 8
            return (
              <g key={numbers} data-number>
                <rect x={x - wide / 2} y={y - 10} width={wide} height="20" rx="10" />
                <text x={x} y={y}>
                  {numbers}
                </text>
              </g>
            )
          })}
        </S.Diagram>
      </S.Scroller>
      <S.Moves id={`${id}moves`}>
        {cycle.moves.map(({ from, to, act, who }) => (
          <li key={`${from} ${act}`}>
            {who}：{act}，{from === to ? `${label(from)}不变` : `${label(from)} → ${label(to)}`}
          </li>
        ))}
      </S.Moves>
      {apart.length > 0 ? (
        <p>还没有办理方式的状态：{apart.map(({ label: word }) => word).join('、')}。</p>
      ) : null}
    </>
  )
}
