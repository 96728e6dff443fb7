import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  gap: 16px;
`
export const Title = styled.h3`
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};
`
export const Choices = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 16px;
    padding: 8px 0;
    border-bottom: 1px solid ${theme.color.line};
  }
  & span {
    color: ${theme.color.text2};
  }
`
