import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  border-bottom: 1px solid ${theme.color.lineStrong};

  ${media.phone} {
    grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  }
`
export const Item = styled.div`
  padding: 12px ${theme.density.gutter};
  font: ${theme.type.bodyS};

  &:not(:last-child) {
    border-right: 1px solid ${theme.color.line};
  }
  & dt {
    display: flex;
    align-items: center;
    gap: 8px;
    color: ${theme.color.text2};
  }
  & dd {
    margin: 0;
    font: ${theme.type.h2};
    font-variant-numeric: tabular-nums;
  }
`
export const Mark = styled.span`
  display: flex;
  color: ${theme.color.text3};

  &[data-tone='success'] {
    color: ${theme.color.success};
  }
  &[data-tone='warning'] {
    color: ${theme.color.warning};
  }
`
