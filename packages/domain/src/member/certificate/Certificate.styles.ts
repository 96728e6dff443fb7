import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'
import { publicPage } from '../../shared/public-page/index.ts'

/** A whole A4 across; the colours of print, whatever theme the screen has. */
export const Sheet = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 222px minmax(0, 1fr);
  width: 297mm;
  height: 210mm;
  overflow: hidden;
  background: ${theme.color.surface};
  color: ${theme.color.text};
  print-color-adjust: exact;
`
export const Spine = styled.div`
  position: relative;
  background: ${theme.color.cover};

  & > svg {
    position: absolute;
    top: 0;
    right: 0;
    width: 34px;
    height: 100%;
    fill: none;
    stroke: ${theme.color.onCover};
    stroke-opacity: 0.5;
  }
`
/** The title slip of a thread-bound book. */
export const Slip = styled.p`
  position: absolute;
  top: 64px;
  left: 62px;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 98px;
  height: 430px;
  border: 7px solid ${theme.color.paper};
  outline: 1px solid ${theme.color.text};
  outline-offset: -8px;
  background: ${theme.color.paper};
  color: ${theme.color.text};
  font: 600 2.875rem/1 ${theme.family.serif};
  letter-spacing: 0.5em;
  text-indent: 0.5em;
  writing-mode: vertical-rl;
  box-shadow:
    inset 0 0 0 5px ${theme.color.paper},
    inset 0 0 0 6px ${theme.color.text};
`
export const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 60px 64px 52px 60px;
`
export const Waves = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: ${theme.color.cover};
  stroke-width: 0.7;
  opacity: 0.085;
`
export const Head = styled.header`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;

  & strong {
    display: block;
    font: 600 1.25rem/1.75rem ${theme.family.serif};
    letter-spacing: 0.05em;
  }
  & small {
    display: block;
    color: ${theme.color.text2};
    font: ${theme.type.micro};
  }
  & > [data-number] {
    margin-left: auto;
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
`
export const Holder = styled.h3`
  position: relative;
  margin-top: 76px;
  font: 600 2.625rem/3.625rem ${theme.family.serif};
  letter-spacing: 0.05em;
  overflow-wrap: anywhere;
`
export const Award = styled.p`
  position: relative;
  max-width: 700px;
  margin: 14px 0 34px;
  font: 400 1.1875rem/2.375rem ${theme.family.serif};

  & > b {
    font-weight: 600;
  }
`
/** Under the accountant's double rule. */
export const Facts = styled.dl`
  position: relative;
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr) 104px minmax(0, 1fr);
  gap: 12px;
  padding-top: 28px;
  font: ${theme.type.body};

  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 8px;
    border-top: 3px solid ${theme.color.text};
    border-bottom: 1px solid ${theme.color.text};
  }
  & > div {
    display: contents;
  }
  & dt {
    color: ${theme.color.text2};
  }
`
export const Foot = styled.footer`
  position: relative;
  display: flex;
  align-items: flex-end;
  gap: 20px;
  margin-top: auto;

  & p {
    font: ${theme.type.bodyS};
  }
  & p > b {
    display: block;
    font-weight: 600;
  }
  & p > span {
    display: block;
    color: ${theme.color.text2};
  }
`
export const Seal = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  margin-left: auto;
  text-align: right;
  font: 600 1.1875rem/1.875rem ${theme.family.serif};
  letter-spacing: 0.05em;
`

/** The page where a certificate is checked. */
export const Check = styled.div`
  display: grid;
  gap: 24px;
  max-width: 780px;
  ${publicPage}
`

/** The extract that a check answers with: the double rule on top of a white sheet. */
export const Extract = styled.section`
  position: relative;
  max-width: 780px;
  padding: 44px 36px 28px;
  border: 1px solid ${theme.color.lineStrong};
  border-top: 0;
  background: ${theme.color.surface};

  &::before {
    content: '';
    position: absolute;
    inset: 0 -1px auto;
    height: 8px;
    border-top: 3px solid ${theme.color.text};
    border-bottom: 1px solid ${theme.color.text};
  }
  ${media.phone} {
    padding: 32px 20px 20px;
  }
`
export const Verdict = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: 4px 12px;
  align-items: center;

  &[data-family='success'] > :is(svg, h2) {
    color: ${theme.color.success};
  }
  &[data-family='warning'] > :is(svg, h2) {
    color: ${theme.color.warning};
  }
  &[data-family='danger'] > :is(svg, h2) {
    color: ${theme.color.danger};
  }
  & > h2 {
    font: 600 1.75rem/2.25rem ${theme.family.serif};
  }
  & > p {
    grid-column: 2;
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
`
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 24px 64px;
  margin: 24px 0;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Rows = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: 110px minmax(0, 1fr);
    gap: 16px;
    padding: 10px 0;
    border-bottom: 1px solid ${theme.color.line};
    overflow-wrap: anywhere;
  }
  & dt {
    color: ${theme.color.text2};
  }
  ${media.phone} {
    & > div {
      grid-template-columns: 84px minmax(0, 1fr);
    }
  }
`
export const Sign = styled.p`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 4px;
  max-width: 160px;
  color: ${theme.color.text2};
  font: ${theme.type.caption};
  text-align: center;

  ${media.phone} {
    grid-template-columns: 40px minmax(0, 1fr);
    justify-items: start;
    gap: 0 16px;
    max-width: none;
    text-align: left;

    & > svg {
      grid-row: span 3;
      width: 40px;
      height: 40px;
    }
  }
`
export const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 524px) max-content;
  gap: 12px;
  align-items: start;

  /* beside the input, whatever is said below it */
  & > button {
    margin-top: calc(1.5rem + ${theme.density.labelGap});
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    & > button {
      margin-top: 0;
    }
  }
`
