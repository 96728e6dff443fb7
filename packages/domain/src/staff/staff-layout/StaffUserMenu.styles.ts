import { ellipsis, media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 10px 6px 0;
  border-top: 1px solid ${theme.color.line};

  & > b {
    flex: 1;
    ${ellipsis}
  }
  @media (min-width: 1024px) and (max-width: 1279.98px) {
    justify-content: center;
    padding: 10px 0 0;

    & > :not(:last-child) {
      display: none;
    }
  }
  ${media.narrow} {
    margin-top: 8px;
  }
`
export const Menu = styled.div`
  display: grid;
  gap: 12px;
  width: 248px;
  padding: 14px 14px 8px;

  ${media.narrow} {
    margin-left: auto;
  }
`
export const Title = styled.p`
  margin-bottom: 6px;
  color: ${theme.color.text2};
  font: ${theme.type.micro};
`
export const Out = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 42px;
  margin: 0 -14px;
  padding: 0 14px;
  border-top: 1px solid ${theme.color.line};

  @media (hover: hover) {
    &:hover {
      background: ${theme.color.primarySoft};
    }
  }
`
