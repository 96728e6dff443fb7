import { media, theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Frame = styled.div`
  width: 100%;
  max-width: 1344px;
  margin: 0 auto;
  padding: 40px 24px 80px;

  ${media.phone} {
    padding: 20px 16px 56px;
  }
`
/** Heading of what has not come. */
export const Title = styled.h2`
  ${visuallyHidden}
`

/** The sheets, and what is done with them beside; below them where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px 40px;
  align-items: start;
  margin-top: 24px;

  ${media.desktop} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 1fr) 400px;
    }
  }
`
/** Where sheets lie: a layer of its own hue, as in the print preview. */
export const Stage = styled.section`
  min-width: 0;
  padding: 24px;
  background: color-mix(in srgb, ${theme.color.cover} 82%, ${theme.color.onCover});

  &[data-flow] {
    padding: 20px 16px;
    border: 1px solid ${theme.color.lineStrong};
    background: ${theme.color.surface};
  }
`
/** A sheet in its own measure, only made smaller to fit the width. */
export const Paper = styled.div`
  width: 210mm;
  margin: 0 auto;
  box-shadow: ${theme.shadow.high};
  zoom: var(--scale);

  & + & {
    margin-top: 28px;
  }
`
export const Panel = styled.div`
  min-width: 0;

  & > section:first-child {
    margin-top: 0;
  }
`
export const Group = styled.fieldset`
  min-width: 0;
  margin-top: 28px;
`
export const Legend = styled.legend`
  display: flex;
  gap: 8px;
  align-items: baseline;
  width: 100%;
  padding: 0 0 8px;
  font: ${theme.type.h3};

  & > small {
    color: ${theme.color.text3};
    font: ${theme.type.bodyS};
  }
`
export const Choices = styled.ul`
  border-top: 1px solid ${theme.color.lineStrong};

  & > li {
    display: flex;
    gap: 10px;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    border-bottom: 1px solid ${theme.color.line};
  }
  & > li > span {
    flex: none;
    color: ${theme.color.text2};
    font: ${theme.type.bodyS};
  }
`
export const Note = styled.p`
  margin-top: 8px;
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};
`
export const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  color: ${theme.color.text2};
  font: ${theme.type.bodyS};
`
export const Make = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 20px;
`
/** The whole link, the one time that it is seen. */
export const Told = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
  margin: 4px 0;

  & > code {
    font: inherit;
    font-weight: 600;
    overflow-wrap: anywhere;
    user-select: all;
  }
`
export const Links = styled.ul`
  & > li {
    padding: 12px 0;
    border-bottom: 1px solid ${theme.color.line};
    font: ${theme.type.bodyS};
    overflow-wrap: anywhere;
  }
  & p {
    color: ${theme.color.text2};
  }
`
export const LinkHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  justify-content: space-between;

  & > b {
    font-weight: 600;
  }
  [data-ended] > & > b {
    color: ${theme.color.text2};
    font-weight: 400;
  }
`
