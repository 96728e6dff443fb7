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
/** Whose view it is. */
export const Owner = styled.span`
  max-width: 10em;
  overflow: hidden;
  text-overflow: ellipsis;
  color: ${theme.color.text3};
  font: ${theme.type.micro};
`
export const Hint = styled.small`
  display: block;
  color: ${theme.color.text3};
  font: ${theme.type.caption};
`
export const Heading = styled.h3`
  margin: 0 0 8px;
  font: ${theme.type.table};
  font-weight: 600;

  ul + & {
    margin-top: 24px;
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
export const Choice = styled.div`
  margin-top: 16px;
`
export const Form = styled.form`
  display: grid;
  gap: 12px;
`
