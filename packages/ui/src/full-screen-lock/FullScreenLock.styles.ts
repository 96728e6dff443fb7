import { keyframes, styled } from 'styled-components'
import { media, theme } from '../theme/index.ts'

const run = keyframes`from { transform: translateX(-100%); } to { transform: translateX(280%); }`

export const Root = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.z.loadingLock};
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  padding-inline: max(32px, calc(50vw - 120px));
  background: ${theme.color.paper};
`
export const Track = styled.div`
  width: 180px;
  height: 3px;
  margin-top: 20px;
  overflow: hidden;
  background: ${theme.color.lineStrong};

  &::after {
    content: '';
    display: block;
    width: 64px;
    height: 3px;
    background: ${theme.color.primary};
  }
  ${media.moving} {
    &::after {
      animation: ${run} 1.4s ${theme.motion.standard} infinite;
    }
  }
`
export const Text = styled.output`
  margin-top: 10px;
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};
`
