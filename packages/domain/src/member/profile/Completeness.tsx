import type { PartState, ProfilePart } from '@portal/api/rules/profile'
import { TextLink } from '@portal/ui/text-link'
import * as S from './Profile.styles.ts'

export interface CompletenessProps {
  /** Part by part, in the order of the page. */
  parts: readonly PartState[]
  /** Goes where something is missing. */
  onGo: (part: ProfilePart) => void
}

const shareOf = (share: number) => (share >= 1 ? 'full' : share > 0 ? 'half' : 'none')

/** How complete the profile is, what is missing, and the ways there. */
export function Completeness({ parts, onGo }: CompletenessProps) {
  const missing = parts.filter(part => part.missing !== '')
  return (
    <S.Meter aria-label="完整度">
      <S.MeterHead>
        <h2>完整度</h2>
        <p>{missing.length === 0 ? '必填资料已经齐全' : `还缺 ${missing.length} 项`}</p>
      </S.MeterHead>
      <S.Segments aria-hidden>
        {parts.map(({ part, share }) => (
          <span key={part} data-share={shareOf(share)} />
        ))}
      </S.Segments>
      {missing.length === 0 ? null : (
        <S.Missing aria-label="还缺的资料">
          {missing.map(({ part, missing: text }) => (
            <li key={part}>
              <TextLink
                href={`#${part}`}
                onClick={event => {
                  event.preventDefault()
                  onGo(part)
                }}
              >
                {text}
              </TextLink>
            </li>
          ))}
        </S.Missing>
      )}
    </S.Meter>
  )
}
