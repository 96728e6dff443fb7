import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Review = styled.section`
  & > div {
    display: flex;
    align-items: baseline;
    gap: 12px;
    margin-bottom: 12px;
    padding-bottom: 8px;
    border-bottom: 1px solid ${theme.color.lineStrong};
  }
  & h2 {
    flex: 1;
    font: ${theme.type.h3};
  }
  & dd {
    white-space: pre-line;
  }
`
