import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.section`
  margin-top: 48px;

  ${media.phone} {
    margin-top: 36px;
  }
`
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
  padding-bottom: 12px;
  border-bottom: 1px solid ${theme.color.lineStrong};
`
export const Title = styled.h2`
  font: ${theme.type.h2};
`
export const Count = styled.span`
  color: ${theme.color.text3};
  font: ${theme.type.bodyS};
`
export const Action = styled.span`
  margin-left: auto;
  font: ${theme.type.bodyS};
`
export const Body = styled.div`
  padding-top: 24px;

  &[data-flush] {
    padding-top: 0;
  }
`
