import { css, styled } from 'styled-components'
import type { StatusFamily } from '@portal/ui/status'
import { theme } from '@portal/ui/theme'

const families = (
  ['success', 'warning', 'info', 'neutral', 'danger'] as const satisfies readonly StatusFamily[]
).map(
  family => css`
    g[data-family='${family}'] rect {
      fill: ${theme.color[`${family}Soft`]};
      stroke: ${theme.color[family]};
    }
  `,
)

export const Sheet = styled.main`
  display: grid;
  gap: 24px;
  padding: 8px;

  h1 {
    font: ${theme.type.h1};
  }
  h2 {
    font: ${theme.type.h2};
  }
`

export const Scroller = styled.section`
  overflow-x: auto;
`

export const Table = styled.table`
  border-collapse: collapse;
  font: ${theme.type.table};

  th,
  td {
    padding: 8px 24px 8px 0;
    border-bottom: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    color: ${theme.color.text2};
  }
`

export const Diagram = styled.svg.attrs({ role: 'img' })`
  path {
    fill: none;
    stroke: ${theme.color.control};
    stroke-width: 1.5;
  }
  marker path {
    fill: ${theme.color.control};
    stroke: none;
  }
  rect {
    fill: ${theme.color.surface};
    stroke: ${theme.color.control};
  }
  text {
    fill: ${theme.color.text};
    font: ${theme.type.caption};
    text-anchor: middle;
    dominant-baseline: central;
  }
  g[data-number] rect {
    stroke: ${theme.color.lineStrong};
  }
  g[data-number] text {
    fill: ${theme.color.text2};
    font: ${theme.type.micro};
  }
  ${families}
`

export const Moves = styled.ol`
  padding-inline-start: 2em;
  list-style: decimal;
  columns: 2 340px;
  font: ${theme.type.bodyS};
`
