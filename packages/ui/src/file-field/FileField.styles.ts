import { styled } from 'styled-components'
import { ellipsis, media, theme, visuallyHidden } from '../theme/index.ts'

export const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 72px;
  padding: 12px 14px;
  border: 1px dashed ${theme.color.control};
  border-radius: ${theme.radius.s};
  background: ${theme.color.surface};
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};

  &[data-over] {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
  }
  &[data-tone='error'] {
    border-style: solid;
    border-color: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px ${theme.color.danger};
  }
  &[data-disabled] {
    background: ${theme.color.sunken};
  }
`
/** Out of sight; when a message leads the focus here, the zone below shows the ring. */
export const Input = styled.input`
  ${visuallyHidden}

  &:focus-visible + ${Zone} {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`
/** On touch screens alone, unless it is always wanted. */
export const Camera = styled.span`
  @media not (pointer: coarse) {
    &[data-camera='auto'] {
      display: none;
    }
  }
`
/** Dragging and pasting need a mouse and a keyboard. */
export const ByHand = styled.span`
  @media (pointer: coarse) {
    display: none;
  }
`
export const List = styled.ul`
  display: grid;
  gap: 8px;
  margin-bottom: 8px;

  &:empty {
    display: none;
  }
`
export const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
  padding: 12px 14px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.s};
  background: ${theme.color.surface};

  [data-density='staff'] & {
    gap: 10px;
    padding: 8px 10px;
  }
  &[data-state='failed'] {
    border-color: ${theme.color.danger};
  }
  ${media.phone} {
    gap: 10px;
    padding: 10px;
  }
`
export const Thumb = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 72px;
  height: 52px;
  overflow: hidden;
  border: 1px solid ${theme.color.lineStrong};
  background: ${theme.color.sunken};
  color: ${theme.color.text2};

  [data-density='staff'] & {
    width: 48px;
    height: 36px;
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
export const Name = styled.p`
  ${ellipsis} font: ${theme.density.bodyFont};
`
export const Meta = styled.p`
  color: ${theme.color.text2};
  font: ${theme.type.caption};

  [data-state='failed'] & {
    color: ${theme.color.danger};
  }
`
export const Progress = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 3px;
  margin-top: 6px;
  border: 0;
  background: ${theme.color.lineStrong};

  &::-webkit-progress-bar {
    background: ${theme.color.lineStrong};
  }
  &::-webkit-progress-value {
    background: ${theme.color.primary};
  }
  &::-moz-progress-bar {
    background: ${theme.color.primary};
  }
`
export const Actions = styled.div`
  display: flex;
  gap: 4px;
`
export const Announcement = styled.output`
  ${visuallyHidden}
`
