import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

export const Root = styled.div`
  padding: 16px 20px 18px;
  border: 2px solid ${theme.color.danger};
  background: ${theme.color.surface};

  &:focus {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`
export const Title = styled.h2`
  color: ${theme.color.danger};
  font: ${theme.type.h3};
`
export const List = styled.ul`
  margin-top: 6px;
  font: 400 0.9375rem/1.75rem ${theme.family.sans};

  & a {
    color: ${theme.color.danger};
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    text-decoration: underline;

    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
`
