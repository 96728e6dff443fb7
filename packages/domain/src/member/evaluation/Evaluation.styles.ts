import { ruledTable } from '@portal/ui/compositions'
import { PageHeader } from '@portal/ui/page-header'
import { media, theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** Its links go below a title that they leave no room. */
export const Head = styled(PageHeader)`
  & > div {
    min-width: max-content;
  }
`

/** A heading that the eye does not need. */
export const Title = styled.h2`
  ${visuallyHidden}
`

/** The level that is held now. */
export const Level = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
  margin-top: 16px;
  padding: 22px 0;
  border-bottom: 1px solid ${theme.color.lineStrong};
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};

  & > h2 {
    font: inherit;
  }
  & > b {
    color: ${theme.color.goldText};
    font: ${theme.type.h3};
  }
  & > a {
    margin-left: auto;
  }
  ${media.phone} {
    gap: 4px 14px;
    padding: 12px 0 16px;

    & > h2 {
      ${visuallyHidden}
    }
    & > a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
      margin-left: 0;
    }
  }
`

export const Notices = styled.ul`
  display: grid;
  gap: 12px;
  margin-top: 24px;
`

/** An application with its heading; on phones its own title is enough. */
export const Section = styled.section`
  margin-top: 48px;

  & > h2 {
    font: ${theme.type.h2};
  }
  ${media.phone} {
    margin-top: 28px;

    & > h2 {
      ${visuallyHidden}
    }
  }
`

/** One application: a box where there is room, the page itself on phones. */
export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  margin-top: 20px;
  padding: 28px 32px 24px;
  border: 1px solid ${theme.color.lineStrong};
  background: ${theme.color.surface};

  & dd > b {
    white-space: nowrap;
  }
  ${media.phone} {
    gap: 20px;
    margin-top: 12px;
    padding: 0;
    border: 0;
    background: none;
  }
`
export const CardHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: flex-start;
  justify-content: space-between;

  & > div {
    flex: 1 1 280px;
    min-width: 0;
  }
`
export const CardTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;

  & > h3 {
    font: 600 1.125rem/1.75rem ${theme.family.sans};
    overflow-wrap: anywhere;
  }
`
export const Meta = styled.p`
  margin-top: 4px;
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};
  overflow-wrap: anywhere;
`
/** On phones the answers come first: what to do stands above how far it is. */
export const Progress = styled.div`
  & > h4 {
    ${visuallyHidden}
  }
  ${media.phone} {
    order: 1;

    & > h4 {
      position: static;
      width: auto;
      height: auto;
      margin: 0 0 12px;
      clip-path: none;
      font: ${theme.type.h2};
    }
  }
`
export const Remarks = styled.section`
  & > h4 {
    font: ${theme.type.h3};
  }
  & > ol {
    margin-top: 8px;
    padding-left: 1.5em;
    list-style: decimal;
  }
  & li {
    padding: 4px 0;
    overflow-wrap: anywhere;
  }
`
export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;

  & > p {
    flex: 1 1 240px;
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
  ${media.phone} {
    & > a,
    & > button {
      flex: 1 1 100%;
    }
  }
`

/** Ended applications; rows become cards under 640 px. */
export const Table = styled.table`
  ${ruledTable}

  & td {
    padding: 14px 12px 14px 0;
    overflow-wrap: anywhere;
  }
  & [data-part='move'] {
    text-align: right;
  }
  ${media.cards} {
    & > tbody > tr {
      gap: 2px 12px;
      padding: 14px 0;
    }
    & td {
      padding: 0;
    }
    & td[data-part='position'],
    & td[data-part='day'],
    & td[data-part='until'] {
      grid-column: 1;
      color: ${theme.color.text2};
      font: ${theme.type.bodyS};
    }
    & td[data-part='look'] {
      grid-area: 1 / 2;
      text-align: right;
    }
    & td[data-part='move'] {
      grid-area: 2 / 2 / 5;
      align-self: center;
    }
    & td[data-part='move'] > * {
      min-width: 44px;
      min-height: 44px;
      justify-content: flex-end;
    }
  }
`
/** Said only where the heads of the columns are folded away. */
export const OnCards = styled.span`
  display: none;

  ${media.cards} {
    display: inline;
  }
`

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.density.fieldGap};
  max-width: 760px;
  margin-top: 24px;
`
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`
export const LevelHelp = styled.span`
  display: grid;

  & > b {
    font-variant-numeric: tabular-nums;
  }
`
export const Caution = styled.p`
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};
`
export const Space = styled.div`
  margin-top: 24px;
`
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;

  & section {
    margin-top: 20px;
  }
`

export const Scores = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${theme.type.bodyS};

  & > caption {
    ${visuallyHidden}
  }
  & th,
  & td {
    padding: 8px 12px 8px 0;
    border-bottom: 1px solid ${theme.color.line};
    font-weight: 400;
    text-align: left;
  }
  & > thead th {
    border-color: ${theme.color.lineStrong};
    color: ${theme.color.text2};
    font-weight: 600;
  }
  & :is(th, td):not(:first-child) {
    padding-right: 0;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`
export const Comments = styled.ul`
  display: grid;
  gap: 12px;

  & b {
    font: 600 0.875rem/1.375rem ${theme.family.sans};
  }
  & p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`

export const Begin = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  margin-top: 24px;

  & > * {
    min-width: 0;
  }
  & > p,
  & > div {
    flex: 1 1 320px;
  }
  ${media.phone} {
    & > a {
      flex: 1 1 100%;
    }
  }
`
