import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

/** The library's own sheet would need a nonce in the page; these are its rules. */
export const Stage = styled.div`
  position: relative;
  height: min(320px, 46dvh);
  overflow: hidden;
  border-radius: ${theme.radius.s};
  background: ${theme.color.sunken};

  & .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    user-select: none;
    touch-action: none;
    cursor: move;
  }
  & .reactEasyCrop_Image {
    max-width: unset;
    will-change: transform;
  }
  & .reactEasyCrop_Contain {
    position: absolute;
    inset: 0;
    max-width: 100%;
    max-height: 100%;
    margin: auto;
  }
  & .reactEasyCrop_Cover_Horizontal {
    width: 100%;
    height: auto;
  }
  & .reactEasyCrop_Cover_Vertical {
    width: auto;
    height: 100%;
  }
  &[data-shape='round'] .reactEasyCrop_CropArea {
    border-radius: 50%;
  }
  & .reactEasyCrop_CropArea {
    position: absolute;
    top: 50%;
    left: 50%;
    border: 2px solid ${theme.color.onCover};
    box-shadow: 0 0 0 999px ${theme.color.scrim};
    transform: translate(-50%, -50%);

    &:focus-visible {
      outline: 2px solid ${theme.color.focus};
      outline-offset: 2px;
    }
  }
`
export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: 16px;
`
export const Zoom = styled.label`
  flex: 1;
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
`
export const Range = styled.input`
  flex: 1;
  min-width: 0;
  min-height: ${theme.density.target};
  accent-color: ${theme.color.primary};
`
export const Help = styled.p`
  margin-top: 4px;
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};
`
export const Outcome = styled.div`
  margin-top: 16px;
`
