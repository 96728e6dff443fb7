import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** Behind a rule: what somebody saved, beside what every desk has. */
export const Root = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: 4px;
  margin-left: 12px;

  &::before {
    content: '';
    height: 18px;
    margin-right: 4px;
    border-left: 1px solid ${theme.color.lineStrong};
  }
  & > nav {
    overflow: visible;
    border: 0;
  }
`
export const List = styled.ul`
  display: grid;
  gap: 12px;

  & > li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  & > li > :first-child {
    flex: 1;
    min-width: 0;
  }
`
export const Form = styled.form`
  display: grid;
  gap: 12px;
`
