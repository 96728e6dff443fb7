import { css, styled } from 'styled-components'
import { media, theme } from '../theme/index.ts'

const tones = css`
  &[data-tone='1'] {
    --mark: ${theme.color.chart1};
  }
  &[data-tone='2'] {
    --mark: ${theme.color.chart2};
  }
  &[data-tone='3'] {
    --mark: ${theme.color.chart3};
  }
  &[data-tone='4'] {
    --mark: ${theme.color.chart4};
  }
  &[data-tone='5'] {
    --mark: ${theme.color.chart5};
  }
`
export const Root = styled.section`
  min-width: 0;
  padding: 16px 20px 20px;
  border: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.type.table};

  ${media.phone} {
    padding-inline: 16px;
  }
  ${media.print} {
    break-inside: avoid;
  }
`
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 12px;
  margin-bottom: 12px;

  & > h3 {
    font: 600 0.9375rem/2rem ${theme.family.sans};
  }
  & > button {
    margin-left: auto;
  }
`
export const Finding = styled.p`
  flex: 0 1 auto;
  min-width: 0;
  color: ${theme.color.text2};
`
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-bottom: 8px;
  color: ${theme.color.text2};

  & > li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`
/** A square of the series' colour; past series show their dashes. */
export const Key = styled.span`
  flex: none;
  width: 12px;
  height: 12px;
  background: var(--mark);
  forced-color-adjust: none;
  print-color-adjust: exact;

  &[data-shape='line'] {
    width: 18px;
    height: 0;
    border-top: 2px solid var(--mark);
    background: none;
  }
  &[data-shape='dashes'] {
    width: 18px;
    height: 0;
    border-top: 2px dashed var(--mark);
    background: none;
  }
  ${tones}
`
export const Plot = styled.div`
  min-width: 0;
  min-height: var(--height);
`
export const Svg = styled.svg.attrs({ role: 'img' })`
  display: block;
  overflow: visible;
  print-color-adjust: exact;

  & text {
    fill: ${theme.color.text2};
    font: ${theme.type.micro};
    font-variant-numeric: tabular-nums;
  }
  & text[data-strong] {
    fill: ${theme.color.text};
    font: 600 0.8125rem/1.25rem ${theme.family.sans};
  }
  & [data-grid] {
    stroke: ${theme.color.line};
  }
  & [data-axis] {
    stroke: ${theme.color.control};
  }
`
/** Marks of one series take its colour from here. */
export const Series = styled.g`
  ${tones}

  & > rect,
  & > path[data-area] {
    fill: var(--mark);
    stroke: ${theme.color.surface};
    stroke-width: 1.5;
  }
  & > path[data-line] {
    fill: none;
    stroke: var(--mark);
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  &[data-past] > path[data-line] {
    stroke-width: 1.5;
    stroke-dasharray: 4 4;
  }
  & > circle {
    fill: var(--mark);
    stroke: var(--mark);
    stroke-width: 1.5;
  }
  &[data-past] > circle {
    fill: ${theme.color.surface};
  }
`
export const Rows = styled.section`
  max-height: 320px;
  overflow: auto;
`
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    height: 32px;
    padding: 0 8px;
    border-bottom: 1px solid ${theme.color.line};
    text-align: right;
    white-space: nowrap;
  }
  & th:first-child {
    padding-left: 0;
    text-align: left;
    white-space: normal;
  }
  & tbody th {
    font-weight: 400;
  }
  & thead th {
    border-color: ${theme.color.lineStrong};
    color: ${theme.color.text2};
    font: ${theme.type.micro};
    font-weight: 600;
  }
`
export const Quiet = styled.p`
  padding: 24px 0;
  color: ${theme.color.text2};
`
