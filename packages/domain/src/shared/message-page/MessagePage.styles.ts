import { styled } from 'styled-components'
import { media, theme } from '@portal/ui/theme'
import { publicPage } from '../public-page/index.ts'

export const Root = styled.div`
  max-width: 928px;
  ${publicPage}
`

export const Head = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 24px;
  padding-bottom: 36px;

  h1 {
    font: ${theme.type.display};
    letter-spacing: ${theme.track.display};
  }
  p {
    margin-top: 4px;
    color: ${theme.color.text2};
  }
  > span {
    font: 400 3.5rem/3.75rem ${theme.family.serif};
    letter-spacing: 0.02em;
    color: ${theme.color.text3};
  }
  ${media.phone} {
    h1 {
      font: ${theme.type.h1};
    }
    > span {
      font-size: 2.25rem;
    }
  }
`

/** The accountant's double rule, then one line for each fact or way out. */
export const Rows = styled.dl`
  border-top: 3px solid ${theme.color.text};

  &::before {
    content: '';
    display: block;
    margin-top: 4px;
    border-top: 1px solid ${theme.color.text};
  }
  > div {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    align-items: center;
    min-height: 62px;
    border-bottom: 1px solid ${theme.color.lineStrong};
  }
  dt {
    color: ${theme.color.text3};
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`
