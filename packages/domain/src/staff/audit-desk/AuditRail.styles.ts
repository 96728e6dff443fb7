import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'
import { deskFoot, deskScroll } from '../staff-desk/desk-parts.styles.ts'

export const Body = styled.section`
  ${deskScroll}
  padding: 14px 20px;

  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.narrow} {
    border-top: 1px solid ${theme.color.line};
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`
export const Title = styled.h3`
  font: ${theme.type.table};
  font-weight: 600;

  * + & {
    margin-top: 18px;
  }
`
export const Opinions = styled.ul`
  display: grid;
  gap: 4px;
  margin-top: 4px;
`
export const General = styled.div`
  margin-top: 18px;
`
export const Foot = styled.div`
  ${deskFoot}

  & > p {
    margin-bottom: 10px;
    color: ${theme.color.text2};
    font: ${theme.type.micro};
  }
`
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & > :last-child {
    margin-left: auto;
  }
  ${media.phone} {
    & > button {
      flex: 1 1 30%;
      min-height: 48px;
    }
  }
`
export const Refusal = styled.div`
  margin-bottom: 10px;
`
