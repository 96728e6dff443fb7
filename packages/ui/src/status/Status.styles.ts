import { css, styled } from 'styled-components'
import { theme } from '../theme/index.ts'

const families = css`
  &[data-family='success'] {
    --ink: ${theme.color.success};
    --ground: ${theme.color.successSoft};
  }
  &[data-family='warning'] {
    --ink: ${theme.color.warning};
    --ground: ${theme.color.warningSoft};
  }
  &[data-family='info'] {
    --ink: ${theme.color.info};
    --ground: ${theme.color.infoSoft};
  }
  &[data-family='neutral'] {
    --ink: ${theme.color.neutral};
    --ground: ${theme.color.neutralSoft};
  }
  &[data-family='danger'] {
    --ink: ${theme.color.danger};
    --ground: ${theme.color.dangerSoft};
  }
`

export const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${theme.density.tagHeight};
  padding: 0 9px 0 7px;
  border-radius: ${theme.radius.s};
  background: var(--ground);
  color: var(--ink);
  font: ${theme.density.tagFont};
  white-space: nowrap;

  [data-density='staff'] & {
    gap: 4px;
    padding: 0 7px 0 5px;
  }
  [data-density='staff'] & > svg {
    width: 14px;
    height: 14px;
  }
  ${families}
`

export const Inline = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${theme.color.text};
  white-space: nowrap;
  vertical-align: top;

  & > svg {
    color: var(--ink);
  }
  &[data-family='neutral'] {
    color: ${theme.color.text2};
  }
  &[data-family='danger'] {
    color: ${theme.color.danger};
  }
  ${families}
`
