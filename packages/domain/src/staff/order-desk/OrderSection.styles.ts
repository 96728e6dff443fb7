import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.section`
  margin-top: 20px;
`
export const Head = styled.h3`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 32px;
  margin-bottom: 6px;
  border-bottom: 1px solid ${theme.color.line};
  font: ${theme.type.table};
  font-weight: 600;
`
