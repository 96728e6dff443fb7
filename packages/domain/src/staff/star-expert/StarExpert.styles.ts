import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Root = styled.div`
  --edge: 24px;

  min-height: 100dvh;
  background: ${theme.color.paper};

  ${media.phone} {
    --edge: 16px;
  }
`
export const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 56px;
  padding: 8px var(--edge);
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  & > svg {
    flex: none;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
  }
  & strong {
    font: 600 1rem/1.5rem ${theme.family.serif};
  }
  & small {
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
`
export const Main = styled.main`
  max-width: 640px;
  margin: 0 auto;
  padding: 48px var(--edge) 64px;

  &[data-wide] {
    max-width: 1240px;
    padding-top: 24px;
  }
  ${media.phone} {
    padding: 0;

    &[data-wide] {
      padding-top: 0;
    }
  }
`
/** One thing to read and to do. */
export const Card = styled.section`
  display: grid;
  gap: 16px;
  padding: 32px;
  border: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  font: ${theme.type.body};

  & > h1 {
    font: ${theme.type.h2};
  }
  & > p {
    color: ${theme.color.text2};
  }
  ${media.phone} {
    padding: 24px var(--edge) 32px;
    border-width: 0 0 1px;
  }
`
export const Done = styled.div`
  color: ${theme.color.success};
`
export const Facts = styled.dl`
  border-top: 1px solid ${theme.color.line};

  & > div {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 12px;
    padding: 8px 0;
    border-bottom: 1px solid ${theme.color.line};
  }
  & dt {
    color: ${theme.color.text2};
  }
  & dd {
    overflow-wrap: anywhere;
  }
`
export const Steps = styled.ol`
  display: grid;
  gap: 6px;
  padding-left: 1.5em;
  list-style: decimal;
`
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;

  ${media.phone} {
    & > button {
      flex: 1 1 100%;
      min-height: 48px;
    }
  }
`
/** Who is scored. */
export const Head = styled.header`
  padding: 0 0 16px;

  & > h1 {
    font: ${theme.type.h2};
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 20px;
    margin-top: 4px;
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
    font-variant-numeric: tabular-nums;
  }
  ${media.phone} {
    padding: 16px var(--edge);
  }
`
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 344px;
  border: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    border-inline: 0;
  }
`
export const Sheet = styled.section`
  padding: 20px 24px 24px;

  ${media.phone} {
    padding-inline: var(--edge);
  }
`
export const SheetName = styled.h2`
  font: ${theme.type.table};
  font-weight: 600;
`
export const Side = styled.aside`
  padding: 20px;
  border-left: 1px solid ${theme.color.line};

  ${media.narrow} {
    border-left: 0;
    border-top: 1px solid ${theme.color.lineStrong};
  }
  ${media.phone} {
    padding-inline: var(--edge);
  }
`
/** The sums stay in sight while the criteria are read. */
export const Stay = styled.div`
  position: sticky;
  top: 20px;
  display: grid;
  gap: 12px;
`
export const Blind = styled.p`
  display: flex;
  gap: 8px;
  color: ${theme.color.text2};

  & > svg {
    flex: none;
    margin-top: 3px;
  }
`
export const Hint = styled.p`
  color: ${theme.color.text2};
  font: ${theme.type.micro};
`
