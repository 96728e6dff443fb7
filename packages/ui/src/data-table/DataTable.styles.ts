import { css, styled } from 'styled-components'
import { ellipsis, media, theme } from '../theme/index.ts'

export const Scroll = styled.section`
  /* holds what is hidden from the eye in its cells: beyond the edge it would make the page scroll */
  position: relative;
  overflow: auto;
  max-height: 100%;

  &:focus-visible {
    outline-offset: -2px;
  }
`
export const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font: ${theme.density.bodyFont};

  [data-density='staff'] & {
    font: ${theme.type.table};
  }
  ${media.cards} {
    display: block;
  }
`
export const Caption = styled.caption`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`
export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${media.cards} {
    display: none;
  }
`
export const HeadRow = styled.tr.attrs({ role: 'row' })``
export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${media.cards} {
    display: block;
  }
`
const edge = css`
  &:first-child {
    padding-left: ${theme.density.gutter};
  }
  &:last-child {
    padding-right: ${theme.density.gutter};
  }
  &[data-align='end'] {
    padding-right: 28px;
    text-align: right;
  }
  [data-density='staff'] &[data-align='end'] {
    padding-right: ${theme.density.cellX};
  }
  &[data-align='end']:last-child {
    padding-right: ${theme.density.gutter};
  }
`
export const HeadCell = styled.th.attrs({ role: 'columnheader' })`
  position: sticky;
  top: 0;
  z-index: 2;
  height: 36px;
  padding: 0 ${theme.density.cellX} 0 0;
  border-bottom: 1px solid ${theme.color.lineStrong};
  background: ${theme.color.paper};
  color: ${theme.color.text2};
  font: 600 0.8125rem/1.25rem ${theme.family.sans};
  text-align: left;
  white-space: nowrap;

  [data-density='staff'] & {
    padding: 0 ${theme.density.cellX};
    border-top: 1px solid ${theme.color.line};
    background: ${theme.color.sunken};
    font: ${theme.type.micro};
    font-weight: 600;
  }
  ${edge}
  &[data-sticky] {
    left: var(--left, 0);
    z-index: 3;
  }
`
export const Sort = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 32px;
  color: inherit;
  font: inherit;

  & > svg {
    visibility: hidden;
  }
  &:hover > svg,
  &:focus-visible > svg,
  [aria-sort='ascending'] & > svg,
  [aria-sort='descending'] & > svg {
    visibility: visible;
  }
  [data-align='end'] > & {
    flex-direction: row-reverse;
  }
  [aria-sort='ascending'] & > svg {
    transform: rotate(180deg);
  }
`
export const Row = styled.tr.attrs({ role: 'row' })`
  --ground: ${theme.color.paper};

  [data-density='staff'] & {
    --ground: ${theme.color.surface};
  }
  &[data-open-able] {
    cursor: pointer;
  }
  @media (hover: hover) {
    &[data-open-able]:hover {
      --ground: ${theme.color.sunken};
    }
    [data-density='staff'] &[data-open-able]:hover {
      --ground: ${theme.color.paper};
    }
  }
  &&[data-selected],
  &&[aria-current] {
    --ground: ${theme.color.primarySoft};
  }
  &[aria-current] > :first-child {
    box-shadow: inset 3px 0 0 ${theme.color.primary};
  }

  ${media.cards} {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    padding: 14px 0;
    border-bottom: 1px solid ${theme.color.line};
    background: var(--ground);

    [data-density='staff'] & {
      padding-inline: 16px;
    }
    &[aria-current] {
      box-shadow: inset 3px 0 0 ${theme.color.primary};
    }
    &[aria-current] > :first-child {
      box-shadow: none;
    }
  }
`
export const Cell = styled.td.attrs({ role: 'cell' })`
  height: ${theme.density.row};
  padding: 0 ${theme.density.cellX} 0 0;
  border-bottom: 1px solid ${theme.color.line};
  background: var(--ground);

  [data-density='staff'] & {
    ${ellipsis} max-width: 320px;
    padding: 0 ${theme.density.cellX};
  }
  [data-rows='relaxed'] & {
    height: 48px;
  }
  ${edge}
  &[data-align='end'] {
    white-space: nowrap;
  }
  &[data-sticky] {
    position: sticky;
    left: var(--left, 0);
    z-index: 1;
  }

  ${media.cards} {
    &&&,
    [data-density='staff'] &&& {
      position: static;
      display: flex;
      gap: 12px;
      justify-content: space-between;
      height: auto;
      max-width: none;
      padding: 0;
      border: 0;
      background: none;
      text-align: right;
      white-space: normal;
    }
    &[data-name]::before {
      content: attr(data-name);
      flex: none;
      color: ${theme.color.text2};
      font-weight: 400;
      text-align: left;
    }
    &&&[data-lead] {
      justify-content: flex-start;
      font-weight: 600;
      text-align: left;
    }
    &[data-lead]::before {
      content: none;
    }
  }
`
export const PickCell = styled(Cell)`
  width: 44px;

  && {
    overflow: visible;
  }
  ${media.cards} {
    &&&,
    [data-density='staff'] &&& {
      position: absolute;
      inset: 14px 0 auto auto;
      width: auto;
      padding: 6px 16px;
    }
  }
`
export const Open = styled.a`
  color: ${theme.color.link};
  text-decoration: none;
  white-space: nowrap;

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
    }
  }
  ${media.cards} {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
  }
`
