import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Differences = styled.ul`
  margin: 8px 0;

  & > li {
    overflow-wrap: anywhere;
  }
`
export const Here = styled.span`
  color: ${theme.color.text2};
`
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
`
