import { media, theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Page = styled.div`
  padding: 0 24px 28px;

  ${media.phone} {
    padding: 0 16px 24px;
  }
`
export const Root = styled.section`
  max-width: 880px;
  border: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
`
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 10px;
  padding: 14px 18px 0;
  color: ${theme.color.text2};

  & > h2 {
    color: ${theme.color.text};
    font: 600 0.875rem/1.375rem ${theme.family.sans};
  }
`
export const Table = styled.table`
  width: 100%;
  margin-top: 8px;
  border-collapse: collapse;

  & caption {
    ${visuallyHidden}
  }
  & :is(th, td) {
    padding: 0 12px;
    border-bottom: 1px solid ${theme.color.line};
    font-weight: 400;
    text-align: left;
    white-space: nowrap;
  }
  & :is(th, td):first-child {
    padding-left: 18px;
  }
  & :is(th, td):last-child {
    padding-right: 18px;
    text-align: right;
  }
  & thead th {
    height: 32px;
    border-bottom-color: ${theme.color.lineStrong};
    color: ${theme.color.text2};
    font: ${theme.type.micro};
    font-weight: 600;
  }
  & tbody :is(th, td) {
    height: 40px;
  }
  & tbody tr:last-child > * {
    border-bottom: 0;
  }
  & [data-figure] {
    text-align: right;
  }
  & td[data-figure] {
    font-weight: 600;
    font-size: 1rem;
  }

  ${media.cards} {
    & thead {
      ${visuallyHidden}
    }
    & tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto auto;
      align-items: center;
      padding: 10px 16px;
      border-bottom: 1px solid ${theme.color.line};
    }
    & tbody :is(th, td) {
      display: block;
      height: auto;
      padding: 0 0 0 12px;
      border: 0;
    }
    & tbody th:first-child {
      padding: 0;
    }
    & tbody td[data-part='waiting'] {
      grid-row: 2;
      grid-column: 1 / -1;
      padding: 4px 0 0;
    }
    & tbody td[data-part='limit'] {
      display: none;
    }
    & tbody td:last-child {
      min-width: 72px;
      padding-right: 0;
    }
  }
`
export const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  vertical-align: middle;

  & > svg {
    color: ${theme.color.text2};
  }
`
export const Quiet = styled.span`
  color: ${theme.color.text2};
`
export const Day = styled.span`
  color: ${theme.color.text2};
`
