import { cautionLine } from '@portal/ui/compositions'
import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** A staff remark between the label and its box; it stays until the form is submitted. */
export const Remark = styled.span`
  ${cautionLine}
  margin-top: 6px;
  color: ${theme.color.text};
`
/** A masked value with the way to type it anew beside it. */
export const Masked = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;

  & > :first-child {
    width: 100%;
  }
`
export const RemarkList = styled.ul`
  margin-top: 4px;

  & a {
    text-decoration: underline;
  }
`
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
`
export const Review = styled.section`
  & > div {
    display: flex;
    align-items: baseline;
    gap: 12px;
    margin-bottom: 12px;
    padding-bottom: 8px;
    border-bottom: 1px solid ${theme.color.lineStrong};
  }
  & h2 {
    flex: 1;
    font: ${theme.type.h3};
  }
  & dd {
    white-space: pre-line;
  }
`
export const Missing = styled.span`
  color: ${theme.color.danger};
`
export const Files = styled.ul`
  display: grid;
  gap: 4px;
`
/** The way out that phones have in the link above the form. */
export const WideOnly = styled.span`
  display: contents;

  ${media.phone} {
    display: none;
  }
`
