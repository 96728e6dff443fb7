import { styled } from 'styled-components'
import { media, theme } from '../theme/index.ts'

/** Buttons inside take the colours of the cover. */
export const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 44px;
  padding: 5px 6px 5px 16px;
  border-radius: ${theme.radius.m};
  background: ${theme.color.cover};
  color: ${theme.color.onCover};
  font: ${theme.type.table};

  && button:not([data-text]) {
    color: ${theme.color.onCover};
  }
  && button[data-variant] {
    border-color: ${theme.color.onCover2};
    background: none;
  }
  && button:disabled {
    color: ${theme.color.onCover2};
  }
  @media (hover: hover) {
    && button:not(:disabled, [data-text]):hover {
      background: ${theme.color.cover2};
    }
  }
  ${media.cards} {
    position: relative;
    padding: 8px 48px 8px 12px;
    border-radius: 0;
  }
`
export const Count = styled.output`
  font-weight: 600;
`
export const Summary = styled.p`
  margin-left: -8px;
  color: ${theme.color.onCover2};
`
export const All = styled.button`
  min-height: 32px;
  color: ${theme.color.linkOnCover};
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 3px;

  @media (pointer: coarse) {
    min-height: 44px;
  }
`
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
export const Close = styled.div`
  margin-left: auto;

  ${media.cards} {
    position: absolute;
    inset: 6px 4px auto auto;
  }
`
