import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'
import { deskRecord, deskScroll } from '../staff-desk/desk-parts.styles.ts'

export const Root = styled.article`
  ${deskRecord}
`
export const Body = styled.section`
  ${deskScroll}
  padding: 12px 24px 20px;
  font: ${theme.type.table};

  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`
export const Number = styled.h2`
  font: ${theme.type.table};
  font-weight: 600;
`
export const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  margin-top: 4px;
  color: ${theme.color.text2};

  & > strong {
    color: ${theme.color.text};
    font: ${theme.type.figureL};
  }
`
export const Changed = styled.div`
  margin-top: 12px;
`
export const Coming = styled.div`
  margin-top: 20px;
`
