import { Fragment } from 'react'
import { consentVersion } from '@portal/api/rules/association'
import * as S from './Legal.styles.ts'

export interface LegalTextProps {
  title: string
  /** Heading and paragraphs, in order. */
  sections: readonly (readonly [heading: string, ...paragraphs: string[]])[]
}

/** A text that a member consents to, with the version that the consent names. */
export function LegalText({ title, sections }: LegalTextProps) {
  return (
    <S.Root>
      <h1>{title}</h1>
      <p>版本 {consentVersion}</p>
      {sections.map(([heading, ...paragraphs], i) => (
        <Fragment key={heading}>
          <h2>
            {i + 1}. {heading}
          </h2>
          {paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Fragment>
      ))}
    </S.Root>
  )
}
