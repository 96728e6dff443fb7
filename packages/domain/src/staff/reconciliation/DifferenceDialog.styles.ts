import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  gap: 16px;
`
export const Days = styled.ul`
  display: grid;
  gap: 10px;
`
/** The day, and at the end of the line what is expected of it. */
export const Day = styled.span`
  display: inline-flex;
  gap: 16px;
  font-variant-numeric: tabular-nums;
`
export const Sum = styled.output`
  display: block;
  padding-top: 10px;
  border-top: 1px solid ${theme.color.line};
  font-variant-numeric: tabular-nums;
`
