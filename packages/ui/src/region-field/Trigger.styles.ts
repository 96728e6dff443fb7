import { styled } from 'styled-components'
import { ellipsis, theme } from '../theme/index.ts'

export const Trigger = styled.button`
  --edge: ${theme.color.control};

  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: ${theme.density.control};
  padding: 0 ${theme.density.controlPad};
  border: 1px solid var(--edge);
  border-radius: ${theme.radius.s};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.density.fieldFont};
  text-align: start;

  & > svg {
    color: ${theme.color.text2};
  }
  @media (hover: hover) {
    &:hover {
      --edge: ${theme.color.text};
    }
  }
  &[data-tone='error'] {
    --edge: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px var(--edge);
  }
  &[data-tone='warning'] {
    --edge: ${theme.color.warning};
    box-shadow: inset 0 0 0 1px var(--edge);
  }
  &:disabled {
    --edge: ${theme.color.lineStrong};
    background: ${theme.color.sunken};
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
`
export const Shown = styled.span`
  ${ellipsis}
  flex: 1;
  min-width: 0;

  &[data-empty='true'] {
    color: ${theme.color.text3};
  }
`
