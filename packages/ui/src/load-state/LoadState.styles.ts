import { styled } from 'styled-components'
import { theme, visuallyHidden } from '../theme/index.ts'

export const Announcement = styled.output`
  ${visuallyHidden}
`
export const Root = styled.div`
  padding: 44px 32px;

  [data-density='staff'] & {
    padding: 32px 20px;
  }
  @media (max-width: 767.98px) {
    padding: 32px 0;
  }
`
export const Mark = styled.div`
  color: ${theme.color.text3};
  margin-bottom: 12px;

  &[data-tone='failed'] {
    color: ${theme.color.danger};
  }
  &[data-tone='unsure'] {
    color: ${theme.color.warning};
  }
`
export const Title = styled.h3`
  font: ${theme.type.h3};
`
export const Text = styled.div`
  max-width: 40em;
  margin-top: 4px;
  color: ${theme.color.text2};
  font: ${theme.density.bodyFont};
`
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-top: 16px;
`
export const Code = styled.span`
  color: ${theme.color.text3};
  font: ${theme.type.caption};
`
