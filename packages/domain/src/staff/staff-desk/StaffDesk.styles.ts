import { media, theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** Queue, document and decision side by side; under 1024 one of them at a time (VISUAL.md §2). */
export const Root = styled.div`
  --queue: 248px;
  --side: 548px;

  flex: 1;
  display: grid;
  grid-template: minmax(0, 1fr) / var(--queue) minmax(0, 1fr) var(--side);
  min-height: 480px;
  border-top: 1px solid ${theme.color.line};

  &[data-kind='audit'] {
    --queue: 232px;
    --side: 364px;
  }
  &[data-kind='invoice'] {
    --queue: 264px;
    --side: 456px;
  }
  @media (min-width: 1024px) and (max-width: 1279.98px) {
    --queue: 208px;
    &[data-kind='audit'] {
      --queue: 200px;
      --side: 300px;
    }
    &[data-kind='invoice'] {
      --queue: 208px;
    }
    &:is([data-kind='payment'], [data-kind='invoice']) {
      grid-template: minmax(260px, 40%) minmax(0, 1fr) / var(--queue) minmax(0, 1fr);
    }
    &:is([data-kind='payment'], [data-kind='invoice']) > :first-child {
      grid-row: 1 / -1;
    }
  }
  ${media.narrow} {
    display: block;
    min-height: 0;
  }
`
const column = `
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`
export const Queue = styled.section`
  position: relative;
  ${column}
  border-right: 1px solid ${theme.color.line};

  ${media.narrow} {
    border-right: 0;
    [data-step='work'] > & {
      display: none;
    }
    /* its name stays, as the heading of what the middle says */
    [data-step='empty']:not([data-narrowed]) > & > :not(h2) {
      display: none;
    }
  }
`
export const QueueName = styled.h2`
  ${visuallyHidden}
`
const work = `
  ${column}

  ${media.narrow} {
    display: block;
    [data-step='list'] > & {
      display: none;
    }
  }
`
export const Middle = styled.div`
  ${work}
`
export const Side = styled.div`
  ${work}
  border-left: 1px solid ${theme.color.line};

  ${media.narrow} {
    border-left: 0;
  }
  @media (min-width: 1024px) and (max-width: 1279.98px) {
    :is([data-kind='payment'], [data-kind='invoice']) > & {
      border-top: 1px solid ${theme.color.lineStrong};
      border-left: 0;
    }
  }
`
export const Back = styled.div`
  display: none;

  ${media.narrow} {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding: 0 8px;
    border-bottom: 1px solid ${theme.color.line};

    :is([data-step='list'], [data-step='empty']) > & {
      display: none;
    }
  }
`
