import { actionRow } from '@portal/ui/compositions'
import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const View = styled.div`
  display: grid;
  gap: 24px;
  width: 100%;
  max-width: 928px;
  margin: 0 auto 0 max(0px, calc((100% - 1248px) / 2));
  padding: 40px 24px 80px;

  ${media.phone} {
    padding: 20px 16px 56px;
  }
`
export const StatusLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};
`
export const Actions = styled.div`
  ${actionRow}
`
