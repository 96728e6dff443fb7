import { keyframes, styled } from 'styled-components'
import { LoaderIcon } from '../icon/index.ts'
import { media } from '../theme/index.ts'

const turn = keyframes`to { transform: rotate(1turn); }`

export const Root = styled(LoaderIcon)`
  ${media.moving} {
    animation: ${turn} 1.2s linear infinite;
  }
`
