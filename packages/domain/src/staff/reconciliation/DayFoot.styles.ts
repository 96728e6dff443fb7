import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'
import { deskActs, deskFoot } from '../staff-desk/desk-parts.styles.ts'

export const Root = styled.footer`
  ${deskFoot}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 60px;
  padding-block: 12px;
`
/** A long reason takes the lines it needs. */
export const Outlook = styled.p`
  flex: 1 1 240px;
  font: ${theme.type.table};

  & > span {
    align-items: flex-start;
    white-space: normal;
  }
  & a {
    margin-left: 8px;
  }
  & svg {
    margin-top: 2px;
  }
`
export const Ran = styled.span`
  color: ${theme.color.text2};
  font: ${theme.type.micro};
  white-space: nowrap;
`
export const Acts = styled.div`
  ${deskActs}
  justify-content: flex-end;

  ${media.phone} {
    flex: 1 1 100%;

    & > ${Ran}, & > [data-variant='primary'] {
      flex-basis: 100%;
    }
  }
`
