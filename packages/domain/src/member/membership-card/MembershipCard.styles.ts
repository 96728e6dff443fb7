import { media, theme } from '@portal/ui/theme'
import { css, styled } from 'styled-components'

const box = css`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 420px;
  min-height: 264px;
  padding: 24px 28px 22px 44px;
  overflow: hidden;
  border-radius: ${theme.radius.card};

  ${media.phone} {
    max-width: none;
    min-height: 226px;
    padding: 20px 20px 18px 40px;
  }
`

export const Root = styled.article`
  --ground: linear-gradient(128deg, ${theme.color.cardInkA}, ${theme.color.cardInkB});
  --ink: ${theme.color.onCover};
  --faint: ${theme.color.onCover2};
  --engraving: ${theme.color.onCover};
  --waves: 0.14;
  --spine: 0.34;
  --coin: 0.3;
  --edge: ${theme.shadow.card};

  ${box}
  background: var(--ground);
  color: var(--ink);
  box-shadow: var(--edge);

  &[data-ground='gold'] {
    --ground: linear-gradient(128deg, ${theme.color.cardGoldA}, ${theme.color.cardGoldB});
    --ink: ${theme.color.onGold};
    --faint: ${theme.color.onGold};
    --engraving: ${theme.color.goldText};
    --waves: 0.22;
    --spine: 0.5;
    --coin: 0.5;
  }
  &[data-ground='paper'] {
    --ground: ${theme.color.sunken};
    --ink: ${theme.color.text};
    --faint: ${theme.color.text2};
    --engraving: ${theme.color.text};
    --waves: 0.06;
    --spine: 0.25;
    --coin: 0.2;
    --edge: inset 0 0 0 1px ${theme.color.lineStrong};
  }
  & > * {
    position: relative;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`

export const Art = styled.svg`
  && {
    position: absolute;
    inset: 0;
  }
  width: 100%;
  height: 100%;
  fill: none;
  stroke: var(--engraving);

  & > [data-part='waves'] {
    stroke-width: 0.7;
    opacity: var(--waves);
  }
  & > [data-part='spine'] {
    opacity: var(--spine);
  }
`
export const Coin = styled.svg`
  && {
    position: absolute;
    top: 70px;
    right: -22px;
  }
  width: 150px;
  height: 179px;
  stroke: var(--engraving);
  stroke-width: 0.8;

  & > [data-part='coin'] {
    opacity: var(--coin);
  }
  ${media.phone} {
    && {
      top: 62px;
      right: -26px;
    }
    width: 124px;
    height: 148px;
  }
`

export const Top = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 28px;
`
export const Association = styled.span`
  font: 600 0.875rem/1.25rem ${theme.family.serif};
  letter-spacing: 0.06em;

  ${media.phone} {
    font-size: 0.8125rem;
    letter-spacing: 0.03em;
  }
`
export const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  margin-left: auto;
  font: 600 0.8125rem/1.25rem ${theme.family.sans};
  white-space: nowrap;
`
export const Holder = styled.h3`
  max-width: 250px;
  margin-top: auto;
  padding-top: 16px;
  font: 600 1.75rem/2.375rem ${theme.family.serif};
  letter-spacing: 0.06em;

  &[data-long] {
    font-size: 1.375rem;
    line-height: 2rem;
    letter-spacing: 0.03em;
  }
`
export const Level = styled.p`
  margin-top: 2px;
  font: ${theme.type.bodyS};
`
export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin-top: 22px;
  font: 400 0.9375rem/1.375rem ${theme.family.sans};

  & dt {
    color: var(--faint);
    font: ${theme.type.micro};
  }
  & dd {
    white-space: nowrap;
  }
  ${media.phone} {
    gap: 4px 20px;
    margin-top: 14px;
  }
`

export const Waiting = styled.div`
  ${box}
  background: ${theme.color.sunken};

  & > div {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  & > :nth-child(2) {
    margin-top: auto;
  }
  & > :nth-child(3) {
    margin-top: 12px;
  }
  & > :nth-child(4) {
    gap: 32px;
    margin-top: 26px;
  }
`

export const Invitation = styled.article`
  ${box}
  padding: 24px 28px;
  box-shadow: inset 0 0 0 1.5px ${theme.color.primary};

  &[data-kind='enterprise'] {
    box-shadow: inset 0 0 0 1.5px ${theme.color.gold};
  }
  ${media.phone} {
    padding: 20px;
  }
`
export const Kind = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  font: 600 0.875rem/1.25rem ${theme.family.serif};
  letter-spacing: 0.06em;

  & > svg {
    color: ${theme.color.primary};
  }
  [data-kind='enterprise'] > & > svg {
    color: ${theme.color.gold};
  }
`
export const InvitationTitle = styled.h3`
  margin-top: 18px;
  font: ${theme.type.h2};
`
export const Reasons = styled.ul`
  margin-top: 10px;
  color: ${theme.color.text2};
  font: 400 0.9375rem/1.75rem ${theme.family.sans};

  & > li {
    display: flex;
    gap: 8px;
  }
  & svg {
    margin-top: calc((1lh - 16px) / 2);
  }
`
export const Fee = styled.p`
  margin-top: auto;
  padding-top: 12px;
  font: 400 0.9375rem/1.5rem ${theme.family.sans};
`
