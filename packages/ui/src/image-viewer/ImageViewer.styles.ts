import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { styled } from 'styled-components'
import { media, theme } from '../theme/index.ts'
import { bar, barTitle } from './bar.styles.ts'

export const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${theme.z.dialog};
`
export const Panel = styled(Modal)`
  height: 100%;
  background: ${theme.color.cover};
`
/** Hears the keys of the dialog, which hands none on. */
export const Keys = styled.div`
  height: 100%;
`
export const Root = styled(Dialog)`
  display: flex;
  flex-direction: column;
  height: 100%;
  outline: none;
  color: ${theme.color.onCover};
  font: ${theme.type.bodyS};

  && button {
    color: ${theme.color.onCover};
  }
  @media (hover: hover) {
    && button:not(:disabled):hover {
      background: ${theme.color.cover2};
    }
  }
`
export const Bar = styled.header`
  ${bar}
  min-height: 60px;
  padding: 4px 12px 4px 24px;

  ${media.phone} {
    padding-inline: 16px 8px;
  }
`
export const Title = styled(Heading)`
  ${barTitle}
  font: ${theme.type.h3};
`
export const Count = styled.span`
  margin-left: 8px;
  color: ${theme.color.onCover2};
  font: ${theme.type.bodyS};
`
export const Tools = styled.div`
  display: flex;
  align-items: center;

  ${media.phone} {
    order: 1;
    flex-basis: 100%;
    justify-content: center;
  }
`
export const Middle = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  min-height: 0;
  padding: 0 8px 16px;

  ${media.phone} {
    padding-inline: 0;
  }
`
export const Stage = styled.div`
  container-type: size;
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  overflow: hidden;
  touch-action: none;
  user-select: none;

  &[data-enlarged] {
    cursor: grab;
  }
  &[data-enlarged]:active {
    cursor: grabbing;
  }
`
export const Picture = styled.img`
  max-width: 100cqw;
  max-height: 100cqh;
  transform: translate(var(--x), var(--y)) scale(var(--zoom)) rotate(var(--turn));

  &[data-sideways] {
    max-width: 100cqh;
    max-height: 100cqw;
  }
  &[data-state='loading'],
  &[data-state='failed'] {
    position: absolute;
    visibility: hidden;
  }
`
export const Instead = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  color: ${theme.color.onCover2};

  && button {
    border-color: ${theme.color.onCover2};
    background: none;
  }
`
