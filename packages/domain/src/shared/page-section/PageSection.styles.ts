import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

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

export const Root = styled.section`
  margin-top: 48px;

  ${media.phone} {
    margin-top: 36px;
  }
  ${media.desktop} {
    &[data-beside] {
      display: grid;
      grid-template-columns: 200px minmax(0, 1fr);
      gap: 0 40px;
      align-items: start;
      margin-top: 0;
      padding: 24px 0;

      & + & {
        border-top: 1px solid ${theme.color.line};
      }
      & > ${Head} {
        flex-direction: column;
        padding: 0;
        border: 0;
      }
      & > ${Head} > ${Title} {
        font: ${theme.type.h3};
      }
      & > ${Head} > ${Count} {
        font: ${theme.type.caption};
      }
      & > ${Head} > ${Action} {
        margin-left: 0;
      }
      & > ${Body} {
        padding: 0;
      }
    }
  }
`
