import { SwitchButton, SwitchField } from 'react-aria-components'
import { styled } from 'styled-components'
import { media, theme, visuallyHidden } from '../theme/index.ts'

export const Root = styled(SwitchField)`
  min-width: 0;
`
export const Row = styled(SwitchButton)`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding-block: max(0px, calc((${theme.density.target} - 1lh) / 2));
  color: ${theme.color.text};
  font: ${theme.density.bodyFont};
  cursor: pointer;

  &[data-disabled],
  &[data-readonly] {
    cursor: not-allowed;
  }
  &[data-disabled] {
    color: ${theme.color.text2};
  }
`
export const Track = styled.span`
  --track: ${theme.color.control};
  --knob: ${theme.color.surface};

  flex: none;
  display: flex;
  align-items: center;
  width: 40px;
  height: 24px;
  margin-top: calc((1lh - 24px) / 2);
  padding: 2px;
  border-radius: ${theme.radius.full};
  background: var(--track);

  [data-density='staff'] & {
    width: 32px;
    height: 20px;
    margin-top: calc((1lh - 20px) / 2);
  }
  [data-selected] > & {
    --track: ${theme.color.primary};
    --knob: ${theme.color.onPrimary};
    justify-content: flex-end;
  }
  [data-disabled] > & {
    --track: ${theme.color.lineStrong};
    --knob: ${theme.color.sunken};
  }
  [data-focus-visible] > & {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    --knob: ButtonText;
    border: 1px solid;
    [data-selected] > & {
      --track: Highlight;
      --knob: HighlightText;
      forced-color-adjust: none;
    }
  }
`
export const Knob = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  height: 100%;
  aspect-ratio: 1;
  border-radius: 50%;
  background: var(--knob);
  color: var(--track);

  ${media.moving} {
    transition: background-color ${theme.motion.fast} ${theme.motion.standard};
  }
`
export const Name = styled.span`
  font-weight: 600;
`
export const Texts = styled.div`
  margin-inline-start: 52px;

  [data-density='staff'] & {
    margin-inline-start: 44px;
  }
`
export const Hint = styled.p`
  color: ${theme.color.text2};
  font: ${theme.density.messageFont};
`
export const Announcement = styled.output`
  ${visuallyHidden}
`
