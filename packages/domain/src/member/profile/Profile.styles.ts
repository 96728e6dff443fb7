import { media, theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** Heading of what has not come. */
export const Title = styled.h2`
  ${visuallyHidden}
`

/** The parts, and beside them where there is room what is where. */
export const Page = styled.div`
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 176px;
    gap: 56px;
    align-items: start;
  }
`
export const Parts = styled.div`
  min-width: 0;
`

/** The notice above the profile. */
export const Returned = styled.div`
  margin-block-end: 24px;
`

export const Contents = styled.nav`
  display: none;
  position: sticky;
  top: 24px;
  font: ${theme.type.bodyS};

  ${media.wide} {
    display: block;
  }
  & a {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    min-height: 36px;
    padding: 7px 0 7px 14px;
    border-left: 2px solid ${theme.color.lineStrong};
    color: ${theme.color.text2};
    text-decoration: none;
  }
  & a[data-open] {
    border-color: ${theme.color.primary};
    color: ${theme.color.text};
    font-weight: 600;
  }
  & svg {
    color: ${theme.color.success};
  }
`

export const Meter = styled.section`
  display: grid;
  gap: 10px;
`
export const MeterHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: baseline;
  justify-content: space-between;
  font: ${theme.type.bodyS};

  & > h2 {
    font: 600 0.875rem/1.375rem ${theme.family.sans};
  }
  & > p {
    color: ${theme.color.text2};
  }
`
export const Segments = styled.div`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: 4px;

  & > span {
    height: 6px;
    background: ${theme.color.lineStrong};
  }
  & > span[data-share='half'] {
    background: linear-gradient(90deg, ${theme.color.primary} 50%, ${theme.color.lineStrong} 50%);
  }
  & > span[data-share='full'] {
    background: ${theme.color.primary};
  }
`
export const Missing = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  font: ${theme.type.bodyS};

  & a {
    display: inline-block;
    padding: 4px 0;
  }
  ${media.phone} {
    display: grid;

    & a {
      padding: 11px 0;
    }
  }
`

export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 20px;
  align-items: start;
  padding: 18px 0;
  border-bottom: 1px solid ${theme.color.line};

  & > dl {
    --term: 84px;
  }
  ${media.desktop} {
    & > dl {
      grid-template-columns: 84px minmax(0, 1fr) 84px minmax(0, 1fr);
    }
  }
`

export const Rows = styled.ul`
  & > li[data-editing] {
    padding: 0;
    border: 0;
  }
`
export const Row = styled.li`
  display: grid;
  grid-template-columns: 148px minmax(0, 1fr) auto;
  gap: 4px 20px;
  padding: 18px 0;
  border-bottom: 1px solid ${theme.color.line};
  font: ${theme.density.bodyFont};

  & > time,
  & > span {
    color: ${theme.color.text2};
    font-variant-numeric: tabular-nums;
  }
  & h3 {
    font: 600 0.9375rem/1.5rem ${theme.family.sans};
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > span {
      grid-area: 2 / 1 / 2 / 3;
      font: ${theme.type.bodyS};
    }
  }
`
export const RowText = styled.div`
  min-width: 0;

  & > p {
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
    overflow-wrap: anywhere;
  }
`
export const Proofs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};

  & a {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    min-height: 28px;
  }
  ${media.phone} {
    & a {
      min-height: 44px;
    }
  }
`
export const Acts = styled.div`
  display: flex;
  margin: -8px -10px 0 0;
  color: ${theme.color.text2};

  ${media.phone} {
    margin-top: -10px;
  }
`
export const None = styled.p`
  padding: 20px 0;
  border-bottom: 1px solid ${theme.color.line};
  color: ${theme.color.text2};
  font: ${theme.density.bodyFont};
`

/** An editor in the place of its row. */
export const Editor = styled.form`
  display: grid;
  gap: ${theme.density.fieldGap};
  min-width: 0;
  margin: 20px 0 4px;
  padding: 24px 28px 20px;
  border: 1px solid ${theme.color.lineStrong};
  border-left: 3px solid ${theme.color.primary};
  background: ${theme.color.surface};

  ${media.phone} {
    margin-inline: -16px;
    padding: 20px 16px;
    border-right: 0;
  }
`
export const EditorActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  padding-top: 20px;
  border-top: 1px solid ${theme.color.line};

  & > :last-child:not(button) {
    margin-left: auto;
  }
  ${media.phone} {
    & > button[type='submit'] {
      flex: 1;
      order: 1;
    }
    & > :last-child:not(button) {
      flex-basis: 100%;
      order: 2;
    }
  }
`
export const RemarkLines = styled.ul`
  display: grid;
  gap: 6px;
  font: ${theme.type.bodyS};
`
export const Offer = styled.div`
  margin-top: 16px;
`
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 8px;
`
