import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Files = styled.ul`
  margin-top: 12px;
  border-top: 1px solid ${theme.color.lineStrong};

  & > li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 8px 0;
    border-bottom: 1px solid ${theme.color.line};
  }
  & b {
    color: ${theme.color.text2};
    font: ${theme.type.micro};
    font-weight: 600;
  }
`

/** An address may be as long as it likes. */
export const Address = styled.p`
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
`
