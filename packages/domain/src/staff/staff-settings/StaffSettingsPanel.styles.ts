import { styled } from 'styled-components'

/** The sections of the page in a column that a form can be read in. */
export const Sheet = styled.div`
  max-width: 1040px;
  padding: 0 24px 48px;

  & > section:first-child {
    margin-top: 20px;
  }
`
