import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export { Result } from '../staff-desk/FigureTable.styles.ts'

/** One row as long as there is room; a phone has the steps below each other. */
export const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, max-content));
  justify-content: space-between;
  gap: 12px 8px;
  padding: 14px ${theme.density.gutter} 16px;
  border-bottom: 1px solid ${theme.color.lineStrong};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    padding-top: 8px;
  }
`
export const Step = styled.div`
  & > dt {
    color: ${theme.color.text2};
    font: ${theme.type.micro};
  }
  & > dd {
    margin: 0;
    font: ${theme.type.h3};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &[data-end] > dd {
    font-weight: 600;
  }
  ${media.phone} {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;

    & > dt {
      font: ${theme.type.table};
    }
  }
`
