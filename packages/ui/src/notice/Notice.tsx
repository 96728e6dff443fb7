import type { ComponentProps, ReactNode } from 'react'
import {
  CircleAlertIcon,
  CircleCheckIcon,
  InfoIcon,
  TriangleAlertIcon,
  type IconComponent,
} from '../icon/index.ts'
import * as S from './Notice.styles.ts'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

const icons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  error: CircleAlertIcon,
} satisfies Record<NoticeTone, IconComponent>

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** @default 'info' */
  tone?: NoticeTone | undefined
  title?: ReactNode
  /** A link or a button at the end. */
  action?: ReactNode
}

/** A standing remark with a coloured left edge. Pass `role="status"` or `role="alert"` when it appears by itself. */
export function Notice({ tone = 'info', title, action, children, ...rest }: NoticeProps) {
  const Glyph = icons[tone]
  return (
    <S.Root {...rest} data-tone={tone}>
      <Glyph />
      <S.Body>
        {title ? <S.Title>{title}</S.Title> : null}
        {children}
      </S.Body>
      {action ? <S.Action>{action}</S.Action> : null}
    </S.Root>
  )
}
