import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Item = styled.li`
  position: relative;
  padding: 30px 8px 0 0;
  color: ${theme.color.text3};
  font: ${theme.type.bodyS};

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: 9px 0 auto;
    height: 2px;
    background: ${theme.color.lineStrong};
  }
  &[data-state='done']::before {
    background: ${theme.color.primary};
  }
  &:not([data-state='todo']) {
    color: ${theme.color.text};
  }
  &:not([data-state='todo']):not([data-state='done']) > b {
    font-weight: 600;
  }
  & > b {
    display: block;
    font-weight: 400;
  }
  & > small {
    display: block;
    color: ${theme.color.text3};
    font: ${theme.type.caption};
    font-variant-numeric: tabular-nums;
  }

  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    justify-content: space-between;
    min-height: 43px;
    padding: 0 0 0 33px;

    &:not(:last-child)::before {
      inset: 20px auto 0 9px;
      width: 2px;
      height: auto;
    }
    & > small {
      font: ${theme.type.bodyS};
    }
  }
`
export const Disc = styled.span`
  position: absolute;
  inset: 0 auto auto 0;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 20px;
  height: 20px;
  border: 1.5px solid ${theme.color.control};
  border-radius: 50%;
  background: ${theme.color.surface};

  [data-state='done'] > & {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
  }
  [data-state='current'] > & {
    border: 5px solid ${theme.color.primary};
  }
  [data-state='stop'] > & {
    border-color: ${theme.color.danger};
    color: ${theme.color.danger};
  }
  [data-state='hold'] > & {
    border-color: ${theme.color.warning};
    color: ${theme.color.warning};
  }
`
