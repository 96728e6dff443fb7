import { styled } from 'styled-components'
import { theme } from '@portal/ui/theme'

export const Form = styled.form`
  display: grid;
  gap: ${theme.density.fieldGap};
`

/** A field with a link at the end of its label row. */
export const WithLink = styled.div`
  position: relative;

  > a {
    position: absolute;
    inset: 0 0 auto auto;
    font: ${theme.type.bodyS};
    line-height: 1.5rem;
  }
`

export const Below = styled.p`
  margin-top: 20px;
  font: 400 0.9375rem/1.5rem ${theme.family.sans};
  color: ${theme.color.text2};
`

export const Others = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  margin-top: 28px;
  padding-top: 16px;
  border-top: 1px solid ${theme.color.line};
  font: ${theme.type.bodyS};
  color: ${theme.color.text2};

  @media (pointer: coarse) {
    row-gap: 24px;
  }
`
