import { styled } from 'styled-components'
import { theme, visuallyHidden } from '../theme/index.ts'

export const Panel = styled.div`
  width: 304px;
  max-width: 100%;
  max-height: calc(100dvh - 140px);
  overflow: auto;
  font: ${theme.type.table};
`
export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  padding: 4px 8px 4px 16px;
  border-bottom: 1px solid ${theme.color.line};

  & > h2 {
    font: inherit;
    font-weight: 600;
  }
`
export const List = styled.ul`
  padding: 4px 0;
`
export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 36px;
  padding: 0 8px 0 16px;

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
  & > button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: not-allowed;
  }
`
export const Fixed = styled.small`
  padding-right: 8px;
  color: ${theme.color.text3};
  font: ${theme.type.micro};
`
export const Foot = styled.footer`
  padding: 12px 16px;
  border-top: 1px solid ${theme.color.line};
`
export const Announcement = styled.output`
  ${visuallyHidden}
`
