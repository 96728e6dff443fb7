import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

export const Zoom = styled.output`
  min-width: 44px;
  color: ${theme.color.text2};
  text-align: center;

  [data-ground='cover'] & {
    color: ${theme.color.onCover2};
  }
`
