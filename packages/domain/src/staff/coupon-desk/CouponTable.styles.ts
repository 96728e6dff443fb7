import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** Two lines in one cell: what it is, and what belongs to it. */
export const Two = styled.span`
  display: block;
  padding: 8px 0;
  min-width: 0;

  & > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > b {
    font-weight: 600;
  }
  & > small {
    color: ${theme.color.text2};
    font: ${theme.type.micro};
  }
  ${media.cards} {
    [data-card]:not([data-lead]) > & {
      display: flex;
      flex-wrap: wrap;
      gap: 0 6px;
      align-items: baseline;
      padding: 0;
      white-space: nowrap;
    }
  }
`
/** How much of a batch is taken; the figures beside it say it. */
export const Bar = styled.span`
  height: 4px;
  max-width: 108px;
  margin-top: 4px;
  background: ${theme.color.lineStrong};

  & > span {
    display: block;
    height: 100%;
    background: ${theme.color.primary};
  }
  &[data-over] > span {
    background: ${theme.color.text3};
  }
  ${media.cards} {
    align-self: center;
    width: 64px;
    margin-top: 0;
  }
`
