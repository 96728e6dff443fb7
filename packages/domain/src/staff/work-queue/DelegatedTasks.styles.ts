import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'
import { Root as Sheet } from './WorkQueue.styles.ts'

export const Root = styled(Sheet)`
  margin-top: 20px;
`
export const Head = styled.h2`
  padding: 14px 18px 6px;
  font: 600 0.875rem/1.375rem ${theme.family.sans};

  & > span {
    margin-left: 6px;
    color: ${theme.color.text2};
    font-weight: 400;
  }
`
export const Task = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 2px 16px;
  padding: 10px 18px;
  border-top: 1px solid ${theme.color.line};

  & > p {
    grid-column: 1;
    overflow-wrap: anywhere;
    color: ${theme.color.text2};
    font: ${theme.type.micro};
  }
  & > time {
    grid-row: 1;
    grid-column: 2;
    color: ${theme.color.text2};
    font: ${theme.type.micro};
  }

  ${media.cards} {
    grid-template-columns: minmax(0, 1fr);

    & > time {
      grid-row: auto;
      grid-column: 1;
    }
  }
`
