import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '../spinner/index.ts'
import * as S from './Status.styles.ts'
import { statusIcons, type StatusFamily, type StatusIconName } from './statusIcons.ts'

export interface StatusProps extends ComponentProps<'span'> {
  family: StatusFamily
  icon: StatusIconName
  children: ReactNode
}

function Glyph({ name }: { name: StatusIconName }) {
  const Shape = name === 'loader' ? Spinner : statusIcons[name]
  return <Shape size={16} />
}

/** A state in headings, cards and drawers: icon and word on a soft ground. */
export function StatusTag({ family, icon, children, ...rest }: StatusProps) {
  return (
    <S.Tag {...rest} data-family={family}>
      <Glyph name={icon} />
      {children}
    </S.Tag>
  )
}

/** A state in tables and lists: icon in the family's colour, word in the text colour. */
export function StatusInline({ family, icon, children, ...rest }: StatusProps) {
  return (
    <S.Inline {...rest} data-family={family}>
      <Glyph name={icon} />
      {children}
    </S.Inline>
  )
}
