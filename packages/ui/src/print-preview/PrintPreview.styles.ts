import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { styled } from 'styled-components'
import { media, theme } from '../theme/index.ts'

export const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${theme.z.printPreview};

  ${media.print} {
    position: static;
  }
`
/** A layer of its own hue: ink over whatever lies below. */
export const Panel = styled(Modal)`
  height: 100%;
  background: color-mix(in srgb, ${theme.color.cover} 82%, ${theme.color.onCover});

  ${media.print} {
    height: auto;
    background: none;
  }
`
export const Root = styled(Dialog)`
  display: flex;
  flex-direction: column;
  height: 100%;
  outline: none;

  ${media.print} {
    display: block;
    height: auto;
  }
`
export const Bar = styled.header`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 60px;
  padding: 8px 16px 8px 24px;
  background: ${theme.color.cover};
  color: ${theme.color.onCover};

  && button {
    color: ${theme.color.onCover};
  }
  && button[data-variant='secondary'] {
    border-color: ${theme.color.onCover2};
    background: none;
  }
  && button[data-variant='primary'] {
    background: ${theme.color.onCover};
    color: ${theme.color.cover};
  }
  @media (hover: hover) {
    && button:not([data-variant='primary']):hover {
      background: ${theme.color.cover2};
    }
  }
  ${media.phone} {
    padding-inline: 16px 8px;
  }
  ${media.print} {
    display: none;
  }
`
export const Title = styled(Heading)`
  font: ${theme.type.h3};
`
export const Note = styled.p`
  flex: 1;
  min-width: 0;
  color: ${theme.color.onCover2};
  font: ${theme.type.bodyS};

  ${media.phone} {
    order: 1;
    flex-basis: 100%;
    padding-bottom: 4px;
  }
`
export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 8px 16px;
  margin-left: auto;

  ${media.phone} {
    gap: 4px;
  }
`
export const Stage = styled.section`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: 28px 32px;

  &:focus-visible {
    outline-color: ${theme.color.focusOnCover};
    outline-offset: -4px;
  }
  ${media.phone} {
    padding: 16px;
  }
  ${media.print} {
    overflow: visible;
    padding: 0;
  }
`
/** The sheet in its own measure; on screen only made smaller to fit the width. */
export const Sheet = styled.div`
  width: 210mm;
  height: 297mm;
  margin: 0 auto 28px;
  overflow: hidden;
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.high};
  zoom: var(--scale);
  print-color-adjust: exact;

  &[data-paper='landscape'] {
    width: 297mm;
    height: 210mm;
  }
  ${media.print} {
    margin: 0;
    box-shadow: none;
    zoom: 1;

    &:not(:last-child) {
      break-after: page;
    }
  }
`
