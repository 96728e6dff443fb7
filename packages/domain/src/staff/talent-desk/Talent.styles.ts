import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'
import { Notes as SheetNotes } from '../audit-desk/AuditSheet.styles.ts'
import { deskActs, deskFoot, deskRecord, deskScroll } from '../staff-desk/desk-parts.styles.ts'

export const Limit = styled.span`
  color: ${theme.color.text2};
`
/** What has just happened; takes no room where nothing has. */
export const Notes = styled(SheetNotes)`
  &:empty {
    display: none;
  }
`
/** When the profile was frozen, and what came later. */
export const Frozen = styled.p`
  display: flex;
  gap: 6px;
  margin-top: 6px;
  color: ${theme.color.text2};

  & > svg {
    flex: none;
    margin-top: 2px;
  }
`
/** Rows of the profile have the time of an entry at their left. */
export const Rows = styled.dl`
  --names: 132px;
`
export const Entry = styled.div`
  white-space: normal;

  & > b {
    display: block;
    font-weight: 600;
  }
  & > p {
    color: ${theme.color.text2};
    white-space: pre-wrap;
  }
`
export const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;

  & > li {
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
  }
  & svg {
    flex: none;
    color: ${theme.color.text2};
  }
`
export const FileLink = styled.button`
  min-height: 24px;
  color: ${theme.color.link};
  text-align: start;
  overflow-wrap: anywhere;

  &[aria-current] {
    color: ${theme.color.text};
    font-weight: 600;
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`
export const Viewer = styled.div`
  flex: none;
  height: 46%;
  min-height: 320px;
  border-bottom: 1px solid ${theme.color.lineStrong};
`
export const Side = styled.div`
  ${deskRecord}
  font: ${theme.type.table};

  ${media.narrow} {
    border-top: 1px solid ${theme.color.line};
  }
`
export const SideBody = styled.section`
  ${deskScroll}
  padding: 14px 20px 20px;

  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`
export const Title = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  font: ${theme.type.table};
  font-weight: 600;

  & > :last-child {
    margin-left: auto;
  }

  * + & {
    margin-top: 20px;
  }
  & > span {
    color: ${theme.color.text2};
    font-weight: 400;
  }
`
export const Text = styled.p`
  margin-top: 4px;
  color: ${theme.color.text2};
  white-space: pre-wrap;
`
/** What somebody else has written. */
export const Quote = styled.blockquote`
  margin: 6px 0 0;
  padding-left: 12px;
  border-left: 2px solid ${theme.color.lineStrong};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
export const Lines = styled.ul`
  margin-top: 4px;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    padding: 6px 0;
    border-bottom: 1px solid ${theme.color.line};
  }
  & > li[data-line] {
    flex-wrap: nowrap;
    align-items: start;
  }
  & > li > [data-end] {
    margin-left: auto;
    color: ${theme.color.text2};
  }
`
export const Fields = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 10px;
`
export const Foot = styled.div`
  ${deskFoot}

  & > p {
    margin-bottom: 10px;
    color: ${theme.color.text2};
    font: ${theme.type.micro};
  }
  & > [role='alert'] {
    margin-bottom: 10px;
  }
`
export const Acts = styled.div`
  ${deskActs}

  /* a return with its remarks, passing and rejecting stand in one line of the narrowest side */
  @media (max-width: 1439.98px) {
    & > button[data-size='s'] {
      --pad: 8px;
    }
  }
`
/** Whether what was typed is on the server. */
export const Saved = styled.output`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${theme.color.text2};
  font-weight: 400;
`
/** What each criterion comes to; the sums stand under the accountant's double rule. */
export const Totals = styled.table`
  width: 100%;
  margin-top: 4px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: 6px 0 6px 8px;
    border-bottom: 1px solid ${theme.color.line};
    text-align: right;
    font-weight: 400;
    white-space: nowrap;
  }
  & :is(th, td):first-child {
    padding-left: 0;
    text-align: left;
    white-space: normal;
  }
  & thead th {
    color: ${theme.color.text2};
    font: ${theme.type.micro};
    font-weight: 600;
  }
  & tbody tr:last-child > * {
    border-bottom: 4px double ${theme.color.text};
  }
  & tfoot > tr > * {
    border-bottom: 0;
    font-weight: 600;
  }
`
export const Criterion = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 148px;
  gap: 0 20px;
  padding: 16px 0;
  border-bottom: 1px solid ${theme.color.line};

  ${media.cards} {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`
export const CriterionName = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  font: 600 0.875rem/1.375rem ${theme.family.sans};

  & > span {
    color: ${theme.color.text3};
    font: ${theme.type.table};
  }
`
export const Evidence = styled.ul`
  margin-top: 8px;

  & > li {
    display: grid;
    grid-template-columns: 132px minmax(0, 1fr);
    gap: 0 12px;
    padding: 4px 0;
  }
  & > li > span {
    color: ${theme.color.text2};
  }
  ${media.cards} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
export const Score = styled.div`
  padding-left: 20px;
  border-left: 1px solid ${theme.color.line};

  ${media.cards} {
    padding-left: 0;
    border-left: 0;
  }
`
export const Points = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  margin-top: 8px;
  font-variant-numeric: tabular-nums;

  & > b {
    font-weight: 600;
  }
`
export const Band = styled.p`
  margin-bottom: 2px;
  color: ${theme.color.text3};
  font: ${theme.type.micro};
`
export const Comment = styled.div`
  margin-top: 10px;
`
/** External experts, each with what can be done about the invitation. */
export const Experts = styled.ul`
  margin-top: 4px;
`
export const Expert = styled.li`
  padding: 8px 0;
  border-bottom: 1px solid ${theme.color.line};
  overflow-wrap: anywhere;

  & > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 8px;
  }
  & > p + p {
    color: ${theme.color.text2};
  }
  & b {
    font-weight: 600;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
  }
`
/** A link that is shown once. */
export const Link = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin: 4px 0 8px;

  & > code {
    overflow-wrap: anywhere;
    user-select: all;
  }
`
/** Two persons, one after the other; the second is never the first. */
export const Steps = styled.ol`
  margin-top: 8px;
`
export const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 0 10px;
  padding-bottom: 16px;

  & > span:first-child {
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border: 2px solid ${theme.color.lineStrong};
    border-radius: 50%;
    background: ${theme.color.surface};
  }
  &[data-state='now'] > span:first-child {
    border: 5px solid ${theme.color.primary};
  }
  &[data-state='done'] > span:first-child {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 24px auto 4px 9px;
    width: 2px;
    background: ${theme.color.lineStrong};
  }
  & b {
    font-weight: 600;
  }
`
export const Coming = styled.div`
  padding: 20px;
`
