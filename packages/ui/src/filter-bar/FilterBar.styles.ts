import { Dialog, Popover } from 'react-aria-components'
import { styled } from 'styled-components'
import { sheet } from '../popover/floating.styles.ts'
import { media, theme } from '../theme/index.ts'

export const Root = styled.section`
  flex: none;
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  min-height: 52px;
  padding: 6px ${theme.density.gutter};
  font: ${theme.type.table};
`
export const Search = styled.div`
  flex: 0 1 264px;
  min-width: 160px;

  ${media.phone} {
    flex: 1;
  }
`
/** One line of chips; those that wrap are cut off and offered in 更多筛选. The padding leaves room for the focus ring. */
export const Chips = styled.div`
  --chip: 32px;

  flex: 0 1 auto;
  display: flex;
  flex-wrap: wrap;
  gap: 12px 8px;
  min-width: 0;
  height: calc(var(--chip) + 8px);
  margin: -4px;
  padding: 4px;
  overflow: clip;

  @media (pointer: coarse) {
    --chip: 44px;
  }
`
export const Slot = styled.div`
  max-width: 100%;

  &[data-out] {
    visibility: hidden;
  }
`
export const Summary = styled.p`
  margin-left: auto;
  color: ${theme.color.text2};
  white-space: nowrap;

  & b {
    color: ${theme.color.text};
  }
  ${media.phone} {
    display: none;
  }
`
export const Pop = styled(Popover)`
  z-index: ${theme.z.dropdown} !important;
  min-width: 208px;
  max-width: calc(100vw - 24px);
  ${sheet}
`
export const Panel = styled(Dialog)`
  outline: none;
  padding: 12px 16px;
  color: ${theme.color.text};
  font: ${theme.type.table};
`
export const Part = styled.section`
  & + & {
    margin-top: 12px;
    padding-top: 12px;
    border-top: 1px solid ${theme.color.line};
  }
  & > h3 {
    margin-bottom: 6px;
    font: ${theme.density.labelFont};
  }
`
