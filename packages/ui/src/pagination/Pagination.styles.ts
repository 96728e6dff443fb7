import { css, styled } from 'styled-components'
import { media, theme } from '../theme/index.ts'

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 48px;
  color: ${theme.color.text2};
  font: ${theme.type.table};

  ${media.cards} {
    padding-block: 8px;
  }
`
export const Pages = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px;
  margin-left: auto;
`
const box = css`
  min-height: 32px;
  padding: 0 8px;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.s};
  background: ${theme.color.surface};
  color: ${theme.color.text};
`
export const Size = styled.select`
  ${box}

  & option {
    background: ${theme.color.raised};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`
export const Jump = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-left: 8px;

  & > input {
    width: 48px;
    ${box}
    text-align: right;
  }
  ${media.phone} {
    & > input {
      min-height: 44px;
    }
  }
`
