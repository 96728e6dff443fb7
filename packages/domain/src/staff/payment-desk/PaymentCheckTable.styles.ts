import { media, theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** Rows reach over the padding of the column around (`--edge`), so that a differing one is marked from edge to edge. */
export const Table = styled.table`
  width: calc(100% + 2 * var(--edge));
  margin: 12px calc(-1 * var(--edge)) 0;
  border-collapse: collapse;
  table-layout: fixed;

  & caption {
    ${visuallyHidden}
  }
  & :is(th, td) {
    padding: 8px 10px 8px 0;
    border-bottom: 1px solid ${theme.color.line};
    font-weight: 400;
    text-align: left;
    vertical-align: top;
  }
  & :is(th, td):first-child {
    width: 104px;
    padding-left: var(--edge);
    color: ${theme.color.text2};
  }
  & :is(th, td):last-child {
    width: 56px;
    padding-right: var(--edge);
    text-align: right;
    white-space: nowrap;
  }
  & thead th {
    padding-block: 6px;
    border-bottom-color: ${theme.color.lineStrong};
    color: ${theme.color.text2};
    font: ${theme.type.micro};
    font-weight: 600;
  }
  & tr[data-verdict='differs'] > * {
    background: ${theme.color.warningSoft};
  }
  ${media.phone} {
    /* an amount stays on one line also at 320 px */
    & :is(th, td) {
      padding-right: 6px;
    }
    & :is(th, td):first-child {
      width: calc(var(--edge) + 72px);
    }
    & :is(th, td):last-child {
      width: 44px;
      padding-right: var(--edge);
    }
  }
  & td > svg {
    margin: 2px 0 0 auto;
  }
  & tr[data-verdict='same'] svg {
    color: ${theme.color.success};
  }
  & tr[data-verdict='differs'] svg {
    color: ${theme.color.warning};
  }
  & tr[data-verdict='open'] svg {
    color: ${theme.color.text3};
  }
`
