import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** Below the head of the queue, as wide as that: nobody overlooks that a part is shown. */
export const Filtered = styled.div`
  flex: 1 0 100%;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 4px;
  color: ${theme.color.text};
  font: ${theme.type.micro};
  overflow-wrap: anywhere;

  & > button {
    flex: none;
  }
`
export const Choices = styled.div`
  display: grid;
  gap: 16px;
  width: 336px;
  max-width: 100%;
  padding: 14px;
`
