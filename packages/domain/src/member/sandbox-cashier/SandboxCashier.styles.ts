import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.section`
  display: grid;
  gap: 24px;
  width: min(560px, 100% - 48px);
  margin: 0 max(24px, calc((100% - 1200px) / 2));
  padding: 48px 0 96px;
`
export const Sum = styled.div`
  padding-bottom: 16px;
  border-bottom: 1px solid ${theme.color.line};

  & > p {
    color: ${theme.color.text2};
  }
  & > b {
    font: ${theme.type.figureL};
  }
`
export const Form = styled.form`
  display: grid;
  gap: 24px;
`
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;

  & > p {
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
  ${media.phone} {
    & > button {
      flex: 1 1 100%;
      min-height: 48px;
    }
  }
`
