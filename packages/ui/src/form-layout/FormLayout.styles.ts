import { styled } from 'styled-components'
import { container, media, theme } from '../theme/index.ts'

/** Rail of steps, form of 640, rail of facts; see VISUAL.md §2, Forms. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${container.form}) minmax(0, 1fr);
  gap: 40px 64px;
  align-items: start;
  width: 100%;
  max-width: 1248px;
  margin: 0 auto;
  padding: 40px 24px 56px;

  &[data-rail='true'] {
    grid-template-columns: 232px minmax(0, ${container.form}) minmax(0, 1fr);
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, ${container.form});
    gap: 40px;

    &[data-rail='true'] {
      grid-template-columns: 200px minmax(0, ${container.form});
      & > aside {
        grid-column: 2;
      }
    }
  }
  ${media.phone} {
    &,
    &[data-rail='true'] {
      grid-template-columns: minmax(0, 1fr);
      gap: 20px;
      padding: 20px 16px 40px;
    }
    &[data-rail='true'] > aside {
      grid-column: 1;
    }
  }
`
export const Rail = styled.div`
  display: grid;
  gap: 24px;
  justify-items: start;
  font: ${theme.type.bodyS};

  & > nav {
    width: 100%;
  }
  ${media.phone} {
    gap: 16px;
  }
`
export const Main = styled.div`
  display: grid;
  gap: 24px;
  min-width: 0;
`
export const Facts = styled.aside`
  --term: 72px;

  display: grid;
  gap: 32px;
  align-content: start;
  color: ${theme.color.text2};
  font: 400 0.875rem/1.5rem ${theme.family.sans};

  & > section {
    padding-top: 14px;
    border-top: 1px solid ${theme.color.lineStrong};
  }
  & h2 {
    margin-bottom: 6px;
    color: ${theme.color.text};
    font: 600 0.9375rem/1.5rem ${theme.family.sans};
  }
  & dl {
    gap: 6px 12px;
    font: ${theme.type.bodyS};
  }
  & dd {
    color: ${theme.color.text};
  }
  & li {
    display: flex;
    gap: 8px;
    padding: 4px 0;
  }
  & li > svg {
    margin-top: calc((1lh - 16px) / 2);
  }
  ${media.phone} {
    gap: 24px;
  }
`
export const Section = styled.section`
  display: grid;
  gap: ${theme.density.fieldGap};
  min-width: 0;

  & + & {
    padding-top: 32px;
    border-top: 1px solid ${theme.color.lineStrong};
  }
`
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;

  & > h2 {
    flex: 1;
    font: ${theme.type.h2};
  }
  & > p {
    flex-basis: 100%;
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
`
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.density.fieldGap} 20px;
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
