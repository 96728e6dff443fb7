import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.section`
  container-type: inline-size;

  & > h4 {
    font: ${theme.type.h3};
  }
`
export const Lines = styled.dl`
  margin-top: 8px;
  border-top: 1px solid ${theme.color.lineStrong};

  & > div {
    display: flex;
    gap: 24px;
    justify-content: space-between;
    padding: 12px 0;
    border-bottom: 1px solid ${theme.color.line};
  }
  & dt {
    font-weight: 600;
  }
  & dd {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`
/** What is to be paid, over the accountant's double rule. */
export const Payable = styled.p`
  display: flex;
  gap: 24px;
  align-items: baseline;
  justify-content: flex-end;
  margin-top: 16px;
  color: ${theme.color.text2};

  & > b {
    padding-bottom: 2px;
    border-bottom: 4px double ${theme.color.text};
    color: ${theme.color.text};
    font: ${theme.type.figureL};
    white-space: nowrap;
  }
  @container (max-width: 560px) {
    justify-content: space-between;
  }
`
export const Nothing = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  justify-content: flex-end;
  margin-top: 16px;

  & > p {
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
