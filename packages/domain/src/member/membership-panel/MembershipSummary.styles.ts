import { actionRow } from '@portal/ui/compositions'
import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 420px) minmax(0, 1fr);
  gap: 24px 48px;
  align-items: start;

  @media (max-width: 1279.98px) {
    gap: 24px 32px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Side = styled.div`
  --term: 88px;
`
export const StatusLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-bottom: 16px;
  color: ${theme.color.text2};
  font: ${theme.density.bodyFont};

  & b {
    color: ${theme.color.text};
  }
`
export const Remark = styled.p`
  margin-bottom: 16px;
  color: ${theme.color.text2};
  font: ${theme.density.bodyFont};

  &[data-family='warning'] {
    color: ${theme.color.warning};
  }
  &[data-family='danger'] {
    color: ${theme.color.danger};
  }
`
export const Actions = styled.div`
  ${actionRow}
  margin-top: 20px;

  &[data-urgent] {
    margin: 0 0 20px;
  }
`
export const Waiting = styled.div`
  display: grid;
  gap: 16px;
  padding-top: 6px;
`
