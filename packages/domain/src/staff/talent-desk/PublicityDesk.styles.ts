import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Info = styled.div`
  padding: 0 ${theme.density.gutter} 10px;
`
/** Facts, objections and acts of one application beside the table. */
export const Content = styled.div`
  & > dl {
    margin: 12px 0 16px;
  }
  & > [role='alert'] {
    margin-top: 12px;
  }
`
export const Limit = styled.p`
  flex-basis: 100%;
  color: ${theme.color.text2};
  font: ${theme.type.micro};
`
export const Message = styled.div`
  flex-basis: 100%;
`
