import { css } from 'styled-components'
import { media, theme, visuallyHidden } from '../theme/index.ts'

/** Buttons side by side; on phones each fills the width. */
export const actionRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  ${media.phone} {
    & > * {
      flex: 1 1 100%;
      min-height: 48px;
    }
  }
`

/** A button with a sentence beside it, at the end of a box; in a narrow one the button fills the width. */
export const noteRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-top: 4px;

  & > p {
    flex: 1 1 12em;
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
  @container (max-width: 560px) {
    & > button {
      flex: 1 1 100%;
      min-height: 48px;
    }
  }
`

/** A sentence that asks for attention where it applies, with its icon before it. */
export const cautionLine = css`
  display: flex;
  gap: 8px;
  padding: 8px 12px;
  border-left: 3px solid ${theme.color.warning};
  background: ${theme.color.warningSoft};

  & > svg {
    margin-top: calc((1lh - 16px) / 2);
    color: ${theme.color.warning};
  }
`

/** A table ruled below its head, whose rows become cards of two columns; the caption is read aloud only. */
export const ruledTable = css`
  width: 100%;
  border-collapse: collapse;
  font: ${theme.density.bodyFont};

  & > caption {
    ${visuallyHidden}
  }
  & th {
    padding: 10px 12px 10px 0;
    border-bottom: 1px solid ${theme.color.lineStrong};
    color: ${theme.color.text2};
    font: 600 0.8125rem/1.25rem ${theme.family.sans};
    text-align: left;
  }
  & td {
    border-bottom: 1px solid ${theme.color.line};
  }
  & :is(th, td):last-child {
    padding-right: 0;
  }

  ${media.cards} {
    &,
    & > tbody {
      display: block;
    }
    & > thead {
      ${visuallyHidden}
    }
    & > tbody > tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      border-bottom: 1px solid ${theme.color.line};
    }
    & td {
      padding: 0;
      border: 0;
    }
  }
`
