import { media, theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'
import { deskRecord, deskScroll } from '../staff-desk/desk-parts.styles.ts'

export const Root = styled.article`
  ${deskRecord}
`
export const Body = styled.section.attrs({ tabIndex: 0 })`
  ${deskScroll}
  /* holds what is hidden from the eye in its tables */
  position: relative;
  padding-bottom: 24px;

  ${media.narrow} {
    overflow-x: auto;
  }
`
/** Beside the list its row says it; alone on a small window the day needs its name. */
export const Title = styled.h2`
  padding: 12px ${theme.density.gutter} 0;
  font: ${theme.type.h3};

  ${media.desktop} {
    ${visuallyHidden}
  }
`
export const SectionHead = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  padding: 20px ${theme.density.gutter} 8px;
  font: ${theme.type.table};
  font-weight: 600;

  & > span {
    color: ${theme.color.text2};
    font-weight: 400;
  }
`
export const Note = styled.p`
  padding: 8px ${theme.density.gutter} 0;
  color: ${theme.color.text2};
  font: ${theme.type.micro};
`
export const Delegated = styled.div`
  padding: 12px ${theme.density.gutter} 0;
`
export const Warning = styled.div`
  padding: 8px ${theme.density.gutter} 12px;
`
