import { css, styled } from 'styled-components'
import { ellipsis, media, theme } from '../theme/index.ts'
import { Scroll } from './DataTable.styles.ts'

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
/** Cells that stay in sight; an edge shows that others have slid under them. */
const stuck = css`
  [data-moved] &[data-sticky='lead'] {
    border-right: 1px solid ${theme.color.lineStrong};
  }
`
export const HeadCell = styled.th.attrs({ role: 'columnheader' })`
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
  ${Scroll} & {
    position: sticky;
    top: 0;
  }
  &[data-sticky] {
    left: var(--left, 0);
    z-index: 3;
  }
  [data-fixed] &:not([data-sticky='pick']) {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${stuck}
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
  &:focus-visible {
    position: relative;
    outline-offset: -2px;
  }
  &:focus-visible > td {
    box-shadow:
      inset 0 2px 0 ${theme.color.focus},
      inset 0 -2px 0 ${theme.color.focus};
  }

  ${media.cards} {
    [data-cards] & {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 4px 12px;
      padding: 14px 0;
      border-bottom: 1px solid ${theme.color.line};
      background: var(--ground);
    }
    [data-density='staff'] [data-cards] & {
      padding-inline: 16px;
    }
    [data-cards] &[aria-current] {
      box-shadow: inset 3px 0 0 ${theme.color.primary};
    }
    [data-cards] &[aria-current] > :first-child {
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
    left: var(--left, 0);
    z-index: 1;
  }
  ${Scroll} &[data-sticky] {
    position: sticky;
  }
  [data-fixed] && {
    max-width: none;
  }
  ${stuck}

  ${media.cards} {
    [data-cards] &&&,
    [data-density='staff'] [data-cards] &&& {
      position: static;
      grid-column: 1 / -1;
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
    [data-cards] &[data-name]::before {
      content: attr(data-name);
      flex: none;
      color: ${theme.color.text2};
      font-weight: 400;
      text-align: left;
    }
    [data-density] [data-cards] &&&[data-lead] {
      justify-content: flex-start;
      font-weight: 600;
      text-align: left;
    }
    [data-cards] &&&[data-card] {
      grid-row: var(--line);
      grid-column: 1;
      gap: 6px;
      align-items: center;
      justify-content: flex-start;
      min-width: 0;
    }
    [data-cards] &&&[data-card='end'] {
      grid-column: 2;
      justify-content: flex-end;
    }
    [data-cards] &&&[data-card='none'] {
      display: none;
    }
    [data-cards] [data-sticky='pick'] ~ &&&[data-card='end'] {
      padding-right: 40px;
    }
    [data-cards] &[data-lead]::before {
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
    [data-cards] &&&,
    [data-density='staff'] [data-cards] &&& {
      position: absolute;
      grid-column: auto;
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
