import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Entries = styled.div`
  display: grid;
  gap: ${theme.density.fieldGap};
  margin-bottom: 16px;

  &:empty {
    display: none;
  }
`
export const Entry = styled.fieldset`
  display: grid;
  gap: ${theme.density.fieldGap};
  min-width: 0;
  margin: 0;
  padding: 16px 20px 20px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};

  ${media.phone} {
    padding: 12px 16px 16px;
  }
`
export const Head = styled.div`
  display: flex;
  gap: 4px;
  align-items: center;

  & > b {
    flex: 1;
    min-width: 0;
    font: 600 0.9375rem/1.5rem ${theme.family.sans};
  }
`
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  color: ${theme.color.text2};
  font: ${theme.density.messageFont};
`
export const Announcement = styled.div`
  display: flex;
  gap: 4px;
  align-items: center;
`
