import type { ComponentProps, ReactNode } from 'react'
import { HourglassIcon, InboxIcon, WifiOffIcon, type IconComponent } from '../icon/index.ts'
import * as S from './LoadState.styles.ts'

export type OutcomeTone = 'empty' | 'failed' | 'unsure'

const icons = {
  empty: InboxIcon,
  failed: WifiOffIcon,
  unsure: HourglassIcon,
} satisfies Record<OutcomeTone, IconComponent>

export interface OutcomeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** @default 'empty' */
  tone?: OutcomeTone | undefined
  /** Another icon than the tone's own. */
  icon?: IconComponent | undefined
  title: ReactNode
  /** One button, what to do next. */
  action?: ReactNode
  /** Number under which the failure can be found in the logs. */
  errorCode?: string | undefined
}

/** Nothing there, not loaded, or not known: what happened, why, what next. Left aligned, no box of its own. */
export function Outcome({ tone = 'empty', icon, title, action, errorCode, children, ...rest }: OutcomeProps) {
  const Glyph = icon ?? icons[tone]
  return (
    <S.Root {...rest}>
      <S.Mark data-tone={tone}>
        <Glyph size={24} />
      </S.Mark>
      <S.Title>{title}</S.Title>
      {children ? <S.Text>{children}</S.Text> : null}
      {action || errorCode ? (
        <S.Foot>
          {action}
          {errorCode ? <S.Code>错误编号 {errorCode}</S.Code> : null}
        </S.Foot>
      ) : null}
    </S.Root>
  )
}
