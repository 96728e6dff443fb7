import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Row = styled.div`
  display: grid;
  grid-template-columns: 140px minmax(0, 1fr) auto;
  gap: 4px 24px;
  align-items: center;
  padding: 14px 0;
  border-bottom: 1px solid ${theme.color.line};
  font: ${theme.density.bodyFont};

  & > dt {
    color: ${theme.color.text2};
  }
  & > dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 10px 0;

    & > dt {
      grid-area: 1 / 1;
      font: ${theme.type.bodyS};
    }
    & > dd {
      grid-area: 2 / 1;
    }
    & > dd[data-part='action'] {
      grid-area: 1 / 2 / 3;
    }
  }
`
/** A form in the place of its row. */
export const Editor = styled.form`
  display: grid;
  gap: ${theme.density.fieldGap};
  margin: 12px 0;
  padding: 20px 24px;
  border: 1px solid ${theme.color.line};
  border-left: 3px solid ${theme.color.primary};
  background: ${theme.color.surface};

  & > h3 {
    font: ${theme.type.h3};
  }
  & > p {
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
  & > :not(h3, p) {
    max-width: 420px;
  }
  ${media.phone} {
    padding: 16px;
  }
`
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  ${media.phone} {
    & > button {
      flex: 1 1 100%;
    }
  }
`
