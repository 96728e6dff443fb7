import { useId } from 'react'
import { coin, ruling, spine, waves } from './engraving.ts'
import * as S from './MembershipCard.styles.ts'

/** Waves, spine and ruled coin; takes its colours from the ground of the card. */
export function CardArt() {
  const clipId = useId()
  return (
    <>
      <S.Art viewBox="0 0 420 264" preserveAspectRatio="none" aria-hidden>
        <path d={waves} data-part="waves" />
        <path d={spine} data-part="spine" />
      </S.Art>
      <S.Coin viewBox="36 20 168 200" aria-hidden>
        <clipPath id={clipId}>
          <path clipRule="evenodd" d={coin} />
        </clipPath>
        <path d={ruling} clipPath={`url(#${clipId})`} data-part="coin" />
      </S.Coin>
    </>
  )
}
