import { theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'
import { headNote } from '../staff-desk/desk-parts.styles.ts'

/** What stands below it is about; who sees the page sees it from the steps. */
export const Subject = styled.h2`
  ${visuallyHidden}
`
export const Sheet = styled.section`
  display: flex;
  flex-direction: column;
  gap: 20px;
  /* as wide as the page, so that its rule is; what it holds is not */
  padding: 20px max(${theme.density.gutter}, 100% - 960px) 40px ${theme.density.gutter};
  border-top: 1px solid ${theme.color.line};
`
export const Lead = styled.p`
  font: ${theme.type.bodyS};
  overflow-wrap: anywhere;
`
export const Facts = styled.ul`
  padding-left: 18px;
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};
  list-style: disc;
`
export const Faults = styled.ul`
  max-height: 240px;
  overflow-y: auto;
`
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 16px;
`
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
`
export const Head = styled.div`
  ${headNote}
`
