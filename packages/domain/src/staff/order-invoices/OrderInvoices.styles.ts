import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const List = styled.ul`
  padding: 0;
  list-style: none;
`
export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 2px 16px;
  padding: 8px 0;
  border-bottom: 1px solid ${theme.color.line};

  & > p {
    overflow-wrap: anywhere;
  }
  & > :nth-child(even) {
    justify-self: end;
  }
  & > p:nth-child(n + 3) {
    color: ${theme.color.text2};
  }
`
export const Figure = styled.span`
  font-weight: 600;
  white-space: nowrap;
`
export const Issued = styled.p`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 2px 16px;
`
