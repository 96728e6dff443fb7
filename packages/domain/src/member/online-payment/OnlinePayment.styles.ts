import { theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

/** What is scanned, and beside it what to do; one below the other in a narrow box. */
export const Panel = styled.section`
  display: grid;
  grid-template-columns: 284px minmax(0, 1fr);
  border-bottom: 1px solid ${theme.color.line};

  & > div {
    min-width: 0;
    padding: 28px;
  }
  & > div + div {
    border-left: 1px solid ${theme.color.line};
  }
  @container (max-width: 700px) {
    grid-template-columns: minmax(0, 1fr);

    & > div {
      padding: 20px 16px;
    }
    & > div + div {
      border-top: 1px solid ${theme.color.line};
      border-left: 0;
    }
  }
`
export const Scan = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
  justify-items: start;

  &[data-phone] {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 16px;
  }
  &[data-phone] > :is(button, [role='alert']) {
    grid-column: 1 / -1;
  }
`
/** The way to a page, and what is known of it. */
export const Open = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;

  & > p {
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
  @container (max-width: 560px) {
    & > a {
      min-height: 48px;
    }
  }
`
/** What to do with a code that the phone shows itself. */
export const Beside = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  font: ${theme.type.bodyS};
`
export const Code = styled.div`
  padding: 7px;
  border: 1px solid ${theme.color.line};
  line-height: 0;

  &[data-over] {
    opacity: 0.18;
  }
  @container (max-width: 700px) {
    & > svg {
      width: 148px;
      height: 148px;
    }
  }
`
export const Left = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  width: 100%;
  max-width: 228px;
  min-height: 36px;
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};

  & b {
    color: ${theme.color.text};
  }
`
export const Guide = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;

  & > ol {
    display: grid;
    counter-reset: step;
    list-style: none;
  }
  & > ol > li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    padding: 11px 0;
    border-bottom: 1px solid ${theme.color.line};
    counter-increment: step;
  }
  & > ol > li > span {
    min-width: 0;
    flex: 1;
  }
  & > ol > li::before {
    width: 14px;
    color: ${theme.color.text2};
    content: counter(step);
  }
`
export const GuideTitle = styled.h4`
  font: ${theme.type.h3};
`
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-top: 4px;

  & > output {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    flex: 1 1 12em;
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
  @container (max-width: 560px) {
    & > button {
      flex: 1 1 100%;
      min-height: 48px;
    }
  }
`
export const Channels = styled.div`
  display: grid;
  gap: 10px;

  & > p {
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
`
