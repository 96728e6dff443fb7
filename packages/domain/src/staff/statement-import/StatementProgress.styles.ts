import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 24px max(${theme.density.gutter}, 100% - 720px) 24px ${theme.density.gutter};
  border-top: 1px solid ${theme.color.line};
  font: ${theme.type.bodyS};

  & h2 {
    font: ${theme.type.h3};
  }
  & progress {
    width: 100%;
    height: 8px;
    accent-color: ${theme.color.primary};
  }
`
export const Missed = styled.ul`
  font-variant-numeric: tabular-nums;
`
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
