import { theme, visuallyHidden } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Steps = styled.ol`
  padding: 0;
  list-style: none;
`
export const Step = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 0 12px;
  padding: 10px 0;
  border-bottom: 1px solid ${theme.color.line};

  & > span:first-child {
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    margin-top: 1px;
    border: 1px solid ${theme.color.lineStrong};
    border-radius: 50%;
    color: ${theme.color.text2};
    font: ${theme.type.micro};
  }
  &[data-state='current'] > span:first-child {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
  }
  &[data-state='done'] > span:first-child {
    border-color: ${theme.color.success};
    color: ${theme.color.success};
  }
  &[data-state='failed'] > span:first-child {
    border-color: ${theme.color.danger};
    color: ${theme.color.danger};
  }
  & b {
    display: block;
    font-weight: 400;
  }
  &[data-state='current'] b {
    font-weight: 600;
  }
  & small {
    color: ${theme.color.text2};
    font: inherit;
    overflow-wrap: anywhere;
  }
`
/** One that stands in the way: what it is, and how far. */
export const Document = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  margin-top: 4px;
`
export const Note = styled.span`
  color: ${theme.color.text2};
  font-weight: 400;
`
/** Above the buttons of the foot. */
export const WhyNot = styled.p`
  flex-basis: 100%;
  color: ${theme.color.text2};
`
/** The section's title says it already. */
export const Unseen = styled.span`
  ${visuallyHidden}
`
export const Choices = styled.div`
  padding: 10px 0;
`
export const Changes = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 4px 24px;
  margin-top: 6px;
  padding: 10px 12px;
  background: ${theme.color.sunken};
  color: ${theme.color.text};

  & > div {
    display: contents;
  }
  & dt {
    color: ${theme.color.text2};
  }
  & s {
    color: ${theme.color.text2};
  }
  & b {
    font-weight: 600;
  }
`
