import { SkeletonLines } from '@portal/ui/skeleton'
import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'
import { deskActs, deskFoot, deskRecord, deskScroll, headNote } from '../staff-desk/desk-parts.styles.ts'

/** The last import, beside the page's title. */
export const Imported = styled.div`
  ${headNote}
`
export const Documents = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;

  &[aria-busy] {
    background: ${theme.color.sunken};
  }
  ${media.narrow} {
    height: 420px;
  }
`
export const NoDocuments = styled.div`
  flex: 1;
  background: ${theme.color.sunken};

  ${media.narrow} {
    background: none;
  }
`
export const Decision = styled.article`
  ${deskRecord}
`
export const Body = styled.section`
  --edge: 20px;

  ${deskScroll}
  padding: 12px var(--edge) 16px;

  ${media.phone} {
    --edge: 16px;
  }
`
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`
export const Number = styled.h2`
  font: ${theme.type.table};
`
export const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  margin-top: 4px;
  color: ${theme.color.text2};

  & > strong {
    color: ${theme.color.text};
    font: ${theme.type.figureL};
  }
`
export const Stack = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 12px;

  &:empty {
    display: none;
  }
`
/** The check, while it is on its way. */
export const Coming = styled(SkeletonLines)`
  margin-top: 18px;
`
export const Section = styled.section`
  margin-top: 18px;

  & > h3 {
    margin-bottom: 8px;
    font: ${theme.type.table};
    font-weight: 600;
  }
`
export const Foot = styled.div`
  ${deskFoot}
  max-height: 62%;
  overflow-y: auto;

  ${media.narrow} {
    max-height: none;
    overflow: visible;
  }
`
export const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px 12px;

  ${media.cards} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Effect = styled.p`
  margin-top: 10px;
  color: ${theme.color.text2};
  font: ${theme.type.micro};
`
export const Acts = styled.div`
  ${deskActs}
  margin-top: 12px;
`
