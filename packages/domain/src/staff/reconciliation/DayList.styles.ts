import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'
import { deskScroll } from '../staff-desk/desk-parts.styles.ts'

export const List = styled.div`
  ${deskScroll}
`
export const Group = styled.h3`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 32px;
  padding: 0 12px 0 16px;
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.sunken};
  color: ${theme.color.text2};
  font: ${theme.type.micro};
  font-weight: 600;

  & > span {
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`
export const Coming = styled.div`
  padding: 16px;
`
export const More = styled.div`
  padding: 6px 10px;
`
export const Failed = styled.p`
  padding: 4px 6px;
  color: ${theme.color.danger};
`
