import { css, keyframes, styled } from 'styled-components'
import { media, theme } from '../theme/index.ts'

const enter = keyframes`from { opacity: 0; transform: translateY(-8px); }`

export const Region = styled.section`
  position: fixed;
  top: 16px;
  right: 16px;
  z-index: ${theme.z.toast};
  display: grid;
  gap: 12px;
  width: min(380px, calc(100vw - 32px));
  pointer-events: none;

  :root:has([data-print-preview]) & {
    z-index: ${theme.z.printPreviewToast};
  }
  ${media.phone} {
    top: max(12px, env(safe-area-inset-top));
    right: 16px;
    left: 16px;
    width: auto;
  }
  ${media.print} {
    display: none;
  }
`
export const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding: 12px 8px 12px 14px;
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.float};
  color: ${theme.color.text};
  font: ${theme.type.bodyS};
  pointer-events: auto;
  ${media.moving} {
    animation: ${enter} ${theme.motion.base} ${theme.motion.enter};
  }

  & > svg {
    margin-top: 1px;
  }
  &[data-tone='success'] > svg {
    color: ${theme.color.success};
  }
  &[data-tone='info'] > svg {
    color: ${theme.color.info};
  }
  &[data-tone='warning'] > svg {
    color: ${theme.color.warning};
  }
  &[data-tone='error'] > svg {
    color: ${theme.color.danger};
  }
`
export const Text = styled.div`
  flex: 1;
  min-width: 0;

  & ul {
    padding-left: 1.2em;
    list-style: disc;
  }
`
/** Higher than the line it stands in, without making it higher. */
const target = css`
  --target: 32px;

  min-width: var(--target);
  height: var(--target);
  margin-block: calc((1lh - var(--target)) / 2);

  @media (pointer: coarse) {
    --target: 44px;
  }
`
export const Action = styled.button`
  ${target}
  flex: none;
  padding: 0 4px;
  color: ${theme.color.link};
  white-space: nowrap;
`
export const Close = styled.button`
  ${target}
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  color: ${theme.color.text3};
`
