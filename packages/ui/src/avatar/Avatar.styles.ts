import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

export const Root = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 32px;
  height: 32px;
  overflow: hidden;
  border-radius: 50%;
  background: ${theme.color.cover2};
  color: ${theme.color.onCover};
  font: 600 0.875rem/1 ${theme.family.serif};

  &[data-size='s'] {
    width: 26px;
    height: 26px;
    font-size: 0.75rem;
  }
  &[data-size='l'] {
    width: 60px;
    height: 60px;
    font-size: 1.5rem;
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
