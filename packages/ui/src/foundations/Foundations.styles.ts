import { styled } from 'styled-components'
import { media, theme } from '../theme/index.ts'

export const Sheet = styled.main`
  display: grid;
  gap: 32px;
  max-width: 1120px;
  padding: 8px;
  h1 {
    font: ${theme.type.h1};
  }
  h2 {
    margin-bottom: 12px;
    font: ${theme.type.h2};
  }
  p {
    max-width: 44em;
    color: ${theme.color.text2};
  }
`

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${theme.type.table};
  text-align: start;

  th,
  td {
    padding: 8px 12px 8px 0;
    border-bottom: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: middle;
  }
  thead th {
    color: ${theme.color.text2};
  }
  td[data-figure] {
    text-align: end;
    white-space: nowrap;
  }
  td[data-wide] {
    width: 60%;
  }
`

export const Scroller = styled.section`
  overflow-x: auto;
`

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(176px, 1fr));
  gap: 12px;
`

export const Swatch = styled.li`
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  font: ${theme.type.caption};

  > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    height: 56px;
  }
  > p {
    padding: 8px 10px;
  }
  b {
    display: block;
    color: ${theme.color.text};
  }
`

/** A role on a ground, as it looks; its colours come from the row. */
export const Sample = styled.span`
  display: inline-grid;
  place-items: center;
  width: 88px;
  height: 30px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.s};
`
export const Mark = styled.i`
  width: 44px;
  height: 10px;
`

export const Ground = styled.li`
  display: grid;
  place-items: center;
  min-height: 88px;
  padding: 12px;
  background: ${theme.color.raised};
  font: ${theme.type.caption};
`

export const Length = styled.i`
  display: block;
  height: 12px;
  background: ${theme.color.primary};
`

export const Glyph = styled.li`
  display: grid;
  gap: 6px;
  justify-items: center;
  padding: 12px 4px;
  border-radius: ${theme.radius.s};
  color: ${theme.color.text2};
  font: ${theme.type.micro};
`

export const Track = styled.div`
  position: relative;
  height: 20px;
  border-radius: ${theme.radius.full};
  background: ${theme.color.sunken};
`
export const Runner = styled.i`
  position: absolute;
  inset-inline-start: 2px;
  top: 2px;
  width: 16px;
  height: 16px;
  border-radius: ${theme.radius.full};
  background: ${theme.color.primary};
  transition-property: inset-inline-start;

  &[data-there] {
    inset-inline-start: calc(100% - 18px);
  }
  ${media.still} {
    transition: none;
  }
`

export const Rules = styled.ul`
  display: grid;
  gap: 8px;
  max-width: 52em;
  padding-inline-start: 1.2em;
  list-style: disc;
`
