import { media, theme } from '@portal/ui/theme'
import { styled } from 'styled-components'

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px;
  padding: 18px 0;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Card = styled.article`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr);
  gap: 8px 16px;
  align-content: start;
  min-width: 0;

  & h3 {
    font: 600 0.9375rem/1.5rem ${theme.family.sans};
  }
`
export const Frame = styled.div`
  display: grid;
  place-items: center;
  width: 80px;
  aspect-ratio: 1;
  overflow: hidden;
  border: 1px solid ${theme.color.lineStrong};
  background: ${theme.color.sunken};
  color: ${theme.color.text2};

  &[data-kind='id_photo'] {
    aspect-ratio: 5 / 7;
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
export const Text = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  align-content: start;
  min-width: 0;
  font: ${theme.type.bodyS};

  & > p {
    color: ${theme.color.text2};
  }
`
export const Terms = styled.ul`
  display: grid;
  gap: 4px;
  padding-left: 1.2em;
  list-style: disc;
`
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
/** Where there is a camera at hand. */
export const OnPhones = styled.span`
  display: none;

  @media (hover: none) and (pointer: coarse) {
    display: contents;
  }
`
export const Message = styled.p`
  && {
    color: ${theme.color.danger};
  }
`
