import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

export const List = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;

  &[data-direction='row'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
  }
`
/** The target is higher than the line, without moving what stands around it. */
export const Label = styled.label`
  --around: max(0px, calc((32px - 1lh) / 2));

  display: inline-flex;
  vertical-align: top;
  align-items: flex-start;
  gap: 10px;
  font: ${theme.density.bodyFont};
  margin-block: calc(-1 * var(--around));
  padding-block: var(--around);
  cursor: pointer;

  &:has(:disabled) {
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    --around: calc((44px - 1lh) / 2);
    margin-block: 0;
  }
`
export const Dot = styled.input`
  appearance: none;
  flex: none;
  width: ${theme.density.check};
  height: ${theme.density.check};
  margin: calc((1lh - ${theme.density.check}) / 2) 0 0;
  border: 1px solid ${theme.color.control};
  border-radius: 50%;
  background: ${theme.color.surface};
  cursor: inherit;

  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
  }
  &:checked {
    border: 5px solid ${theme.color.primary};
  }
  &:disabled {
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.sunken};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`
export const Help = styled.span`
  display: block;
  color: ${theme.color.text2};
  font: ${theme.density.messageFont};
`
