import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** Slides sideways, so the keyboard must reach it. */
export const Scroll = styled.section.attrs({ tabIndex: 0 })`
  overflow-x: auto;
  border: 1px solid ${theme.color.line};
`
export const Table = styled.table`
  border-collapse: collapse;
  font: ${theme.type.table};

  & :is(th, td) {
    padding: 6px 12px;
    border-bottom: 1px solid ${theme.color.line};
    font-weight: 400;
    text-align: left;
    white-space: nowrap;
  }
  & th {
    color: ${theme.color.text3};
  }
  & tr[data-head] > * {
    background: ${theme.color.primarySoft};
    color: ${theme.color.text};
    font-weight: 600;
  }
`
