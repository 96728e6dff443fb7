import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { keyframes, styled } from 'styled-components'
import { media, theme } from '../theme/index.ts'

const fade = keyframes`from { opacity: 0; }`
const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`
const slide = keyframes`from { transform: translateY(100%); }`

export const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${theme.z.dialog};
  display: flex;
  align-items: center;
  justify-content: center;
  padding: 24px;
  background: ${theme.color.scrim};

  ${media.moving} {
    &[data-entering] {
      animation: ${fade} ${theme.motion.base} ${theme.motion.enter};
    }
    &[data-exiting] {
      animation: ${fade} ${theme.motion.fast} ${theme.motion.exit} reverse;
    }
  }
  ${media.phone} {
    align-items: flex-end;
    padding: 0;
  }
`
export const Panel = styled(Modal)`
  width: 560px;
  max-width: 100%;
  max-height: 100%;
  overflow: hidden;
  border-radius: ${theme.radius.l};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.high};
  color: ${theme.color.text};

  &[data-size='s'] {
    width: 440px;
  }
  &[data-size='l'] {
    width: 760px;
  }
  &[data-tone='seal'] {
    border-top: 4px solid ${theme.color.seal};
  }
  ${media.moving} {
    &[data-entering] {
      animation: ${rise} ${theme.motion.base} ${theme.motion.enter};
    }
  }
  ${media.phone} {
    && {
      width: 100%;
    }
    max-height: calc(100dvh - 32px);
    border-radius: ${theme.radius.l} ${theme.radius.l} 0 0;
    &[data-entering] {
      animation-name: ${slide};
    }
  }
`
export const Root = styled(Dialog)`
  display: flex;
  flex-direction: column;
  max-height: min(calc(100dvh - 48px), 900px);
  outline: none;

  ${media.phone} {
    max-height: calc(100dvh - 32px);
  }
`
export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 22px 16px 0 28px;

  ${media.phone} {
    padding: 16px 8px 0 16px;
  }
`
export const Title = styled(Heading)`
  flex: 1;
  padding: 5px 0;
  font: 600 1.125rem/1.625rem ${theme.family.sans};
`
export const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: 8px 28px 24px;
  font: 400 0.9375rem/1.5625rem ${theme.family.sans};

  ${media.phone} {
    padding: 4px 16px 20px;
  }
`
export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 12px;
  min-height: 68px;
  padding: 16px 28px;
  border-top: 1px solid ${theme.color.line};

  ${media.phone} {
    padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
    & > button {
      flex: 1;
      min-height: 48px;
    }
  }
`
export const Consequences = styled.ul`
  margin-top: 8px;
  color: ${theme.color.text2};
  line-height: 1.75rem;

  & > li {
    display: flex;
    gap: 8px;
  }
  & > li > svg {
    margin-top: 6px;
  }
`
export const Fields = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 20px;
`
