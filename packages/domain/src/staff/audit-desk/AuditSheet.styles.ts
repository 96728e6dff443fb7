import { ellipsis, media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'
import { deskRecord, deskScroll } from '../staff-desk/desk-parts.styles.ts'

export const Root = styled.article`
  --edge: 24px;

  ${deskRecord}

  ${media.phone} {
    --edge: 16px;
  }
`
export const Head = styled.header`
  flex: none;
  padding: 10px var(--edge) 12px;
  border-bottom: 1px solid ${theme.color.line};
`
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;

  & + & {
    gap: 4px 16px;
    color: ${theme.color.text2};
  }
  & > label {
    margin-left: auto;
  }
`
export const Name = styled.h2`
  min-width: 0;
  font: ${theme.type.h3};
`
export const Notes = styled.div`
  padding: 12px var(--edge) 0;
`
export const Body = styled.section`
  ${deskScroll}
  padding: 4px var(--edge) 20px;

  &:focus-visible {
    outline-offset: -2px;
  }
`
export const Group = styled.h3`
  display: flex;
  gap: 8px;
  padding: 16px 0 6px;
  border-bottom: 1px solid ${theme.color.lineStrong};
  font: ${theme.type.table};
  font-weight: 600;

  & > span {
    color: ${theme.color.text3};
    font-weight: 400;
  }
`
export const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: var(--names, 104px) minmax(0, 1fr) 72px;
  gap: 12px;
  align-items: start;
  margin: 0 calc(-1 * var(--edge));
  padding: 7px var(--edge);

  &::after {
    content: '';
    position: absolute;
    inset: auto var(--edge) 0;
    border-bottom: 1px solid ${theme.color.line};
  }
  &[data-remarked] {
    background: ${theme.color.warningSoft};
  }
  & > dt {
    color: ${theme.color.text2};
  }
  ${media.cards} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 8px;

    & > dd:nth-of-type(1) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`
/** What was asked for last time, and whether anything was done about it. */
export const Asked = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  margin-top: 4px;
  padding-left: 8px;
  border-left: 2px solid ${theme.color.warning};
  color: ${theme.color.text2};

  & b {
    font-weight: 600;
  }
  & > :last-child {
    color: ${theme.color.warning};
  }
  &[data-answered] {
    border-color: ${theme.color.success};

    & > :last-child {
      color: ${theme.color.success};
    }
  }
`
export const Value = styled.dd`
  min-width: 0;
  white-space: pre-wrap;

  & del {
    margin-right: 6px;
    color: ${theme.color.text3};
  }
  & ins {
    padding: 1px 4px;
    background: ${theme.color.successSoft};
    text-decoration: none;
  }
`
export const Acts = styled.dd`
  display: flex;
  justify-content: flex-end;
  gap: 2px;
  margin: -6px -6px -6px 0;
`
export const Tick = styled.span`
  &[data-checked] svg {
    color: ${theme.color.success};
  }
  & > button[aria-pressed='true'] {
    background: none;
  }
`
export const RemarkMark = styled.span`
  &[data-remarked] svg {
    color: ${theme.color.warning};
  }
`
export const Files = styled.ul`
  display: grid;
  gap: 4px;
`
export const File = styled.li`
  display: flex;
  align-items: center;
  gap: 4px 8px;
  min-width: 0;

  & > svg {
    color: ${theme.color.text2};
  }
  & > button {
    min-height: 24px;
    color: ${theme.color.link};
    ${ellipsis}
  }
  & > span {
    flex: none;
    color: ${theme.color.text3};
  }
  @media (pointer: coarse) {
    & > button {
      min-height: 44px;
    }
  }
`
export const Reveal = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  margin: -6px 0;

  & > small {
    color: ${theme.color.text3};
    font: ${theme.type.micro};
  }
`
export const Remark = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  margin-top: 4px;
  white-space: pre-wrap;
`
export const Editor = styled.div`
  margin-top: 8px;
  padding: 8px 10px;
  border: 1px solid ${theme.color.warning};
  border-radius: ${theme.radius.s};
  background: ${theme.color.surface};
  white-space: normal;

  &:has(textarea:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`
export const EditorLabel = styled.label`
  display: block;
  font-weight: 600;
`
export const Area = styled.textarea`
  display: block;
  width: 100%;
  min-height: 44px;
  padding: 2px 0;
  border: 0;
  background: none;
  font-weight: 400;
  resize: none;
  field-sizing: content;

  &:focus-visible {
    outline: none;
  }
`
export const EditorFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  margin-top: 6px;
`
export const EditorActs = styled.span`
  display: inline-flex;
  margin-left: auto;
`
export const TooLong = styled.p`
  color: ${theme.color.danger};
`
export const Entries = styled.ol`
  display: inline-grid;
  gap: 4px;
`
