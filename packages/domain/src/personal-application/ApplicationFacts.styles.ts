import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.aside`
  --term: 72px;

  display: grid;
  gap: 32px;
  align-content: start;
  color: ${theme.color.text2};
  font: 400 0.875rem/1.5rem ${theme.family.sans};

  & > section {
    padding-top: 14px;
    border-top: 1px solid ${theme.color.lineStrong};
  }
  & h2 {
    margin-bottom: 6px;
    color: ${theme.color.text};
    font: 600 0.9375rem/1.5rem ${theme.family.sans};
  }
  & dl {
    gap: 6px 12px;
    font: ${theme.type.bodyS};
  }
  & dd {
    color: ${theme.color.text};
  }
  & li {
    display: flex;
    gap: 8px;
    padding: 4px 0;
  }
  & li > svg {
    margin-top: calc((1lh - 16px) / 2);
  }
  ${media.phone} {
    gap: 24px;
  }
`
