import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.footer`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 24px;
  padding: 12px ${theme.density.gutter};
  border-top: 1px solid ${theme.color.lineStrong};
  background: ${theme.color.surface};
  font: ${theme.type.bodyS};
`
export const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  font-variant-numeric: tabular-nums;
`
export const Sum = styled.div`
  color: ${theme.color.text2};
  font: ${theme.type.micro};

  & dd {
    margin: 0;
    color: ${theme.color.text};
    font: ${theme.type.bodyS};
    font-weight: 600;
  }
  &[data-total] dd {
    border-bottom: 4px double ${theme.color.text};
  }
`
export const Note = styled.p`
  flex: 1;
  min-width: 160px;
  color: ${theme.color.text2};
  font: ${theme.type.micro};
  text-align: right;

  ${media.phone} {
    text-align: left;
  }
`
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin-left: auto;
`
