import { Drawer as PlainDrawer } from '@portal/ui/drawer'
import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Drawer = styled(PlainDrawer)`
  width: 448px;
`
export const Fields = styled.div`
  margin-top: 20px;
  padding-top: 14px;
  border-top: 1px solid ${theme.color.lineStrong};

  &[data-alone] {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }
`
