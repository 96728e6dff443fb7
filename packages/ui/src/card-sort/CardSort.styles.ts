import { styled } from 'styled-components'
import { media, theme } from '../theme/index.ts'

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  color: ${theme.color.text2};
  font: ${theme.type.micro};

  & > label {
    flex: none;
  }
  &[data-only-cards] {
    display: none;

    ${media.cards} {
      display: flex;
      flex: none;
      padding: 0 ${theme.density.gutter} 8px;
    }
  }
`
