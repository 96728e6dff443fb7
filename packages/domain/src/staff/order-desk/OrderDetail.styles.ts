import { theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.article`
  font: ${theme.type.table};
`
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`
export const Figure = styled.p`
  font: ${theme.type.figureL};
`
export const Deadline = styled.span`
  margin-left: auto;
  color: ${theme.color.text2};
`
export const Item = styled.p`
  margin: 2px 0 14px;
  color: ${theme.color.text2};
`
export const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: 6px 12px 6px 0;
    border-bottom: 1px solid ${theme.color.line};
    font-weight: 400;
    text-align: left;
    vertical-align: top;
  }
  & thead th {
    color: ${theme.color.text2};
    font: ${theme.type.micro};
    font-weight: 600;
  }
  & [data-figure] {
    padding-right: 0;
    text-align: right;
    white-space: nowrap;
  }
  & tfoot :is(th, td) {
    font-weight: 600;
  }
  & caption {
    ${visuallyHidden}
  }
`
export const Facts = styled.div`
  padding: 6px 0;
`
