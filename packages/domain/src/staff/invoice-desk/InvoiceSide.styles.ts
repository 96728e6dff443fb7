import { SkeletonLines } from '@portal/ui/skeleton'
import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'
import { deskActs, deskFoot, deskRecord, deskScroll } from '../staff-desk/desk-parts.styles.ts'

export const Root = styled.div`
  ${deskRecord}
  font: ${theme.type.table};

  ${media.narrow} {
    border-top: 1px solid ${theme.color.line};
  }
`
export const Form = styled.form`
  ${deskRecord}
`
export const Body = styled.div`
  ${deskScroll}
  display: grid;
  align-content: start;
  gap: 16px;
  padding: 16px 20px;

  & > section {
    margin-top: 4px;

    &:first-child {
      margin-top: -6px;
    }
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`
/** The form, while it is on its way. */
export const Coming = styled(SkeletonLines)`
  margin: 20px;
`
export const Title = styled.h3`
  font: ${theme.type.table};
  font-weight: 600;

  & + p {
    margin-top: -14px;
    color: ${theme.color.text2};
  }
`
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 144px;
  gap: 12px;

  ${media.cards} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Effects = styled.ul`
  & > li {
    display: flex;
    gap: 8px;
    padding: 4px 0;
  }
  & svg {
    margin-top: 2px;
    color: ${theme.color.text2};
  }
`
export const Foot = styled.div`
  ${deskFoot}

  & > p,
  & > div:not(:last-child) {
    margin-bottom: 10px;
  }
  & > p {
    color: ${theme.color.text2};
    font: ${theme.type.micro};
  }
`
export const Acts = styled.div`
  ${deskActs}
`
