import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { CheckIcon } from '../icon/index.ts'
import { isPlainPress } from '../plain-press/index.ts'
import * as S from './Steps.styles.ts'

export interface Step {
  id: string
  label: string
  /** Second line: the answer so far, or what is missing. */
  note?: ReactNode
  /** The note names something to mend. */
  problem?: boolean | undefined
  state: 'done' | 'current' | 'todo'
  /** Where the step lies, if it may be opened. */
  href?: string | undefined
}

export interface StepsProps extends Omit<ComponentProps<'nav'>, 'children' | 'onSelect'> {
  /** @default '步骤' */
  label?: string | undefined
  steps: readonly Step[]
  /** Called instead of following `href` on a plain click. */
  onSelect?: ((id: string) => void) | undefined
}

/** A vertical rail of steps; on phones one line and a bar. */
export function Steps({ label = '步骤', steps, onSelect, ...rest }: StepsProps) {
  const at = steps.findIndex(step => step.state === 'current')
  const current = steps[at]

  function follow(event: MouseEvent, id: string) {
    if (!onSelect || !isPlainPress(event)) return
    event.preventDefault()
    onSelect(id)
  }

  return (
    <nav aria-label={label} {...rest}>
      <S.List>
        {steps.map((step, index) => (
          <S.Item
            key={step.id}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <S.Disc>{step.state === 'done' ? <CheckIcon size={16} label="已完成" /> : index + 1}</S.Disc>
            <span>
              {step.href ? (
                <S.Link href={step.href} onClick={event => follow(event, step.id)}>
                  {step.label}
                </S.Link>
              ) : (
                step.label
              )}
              {step.note ? <S.Note data-problem={step.problem || undefined}>{step.note}</S.Note> : null}
            </span>
          </S.Item>
        ))}
      </S.List>
      {current ? (
        <S.Compact>
          <S.CompactText aria-current="step">
            <b>{current.label}</b>
            <span>
              第 {at + 1} 步，共 {steps.length} 步
            </span>
          </S.CompactText>
          <S.Bars aria-hidden>
            {steps.map((step, index) => (
              <span key={step.id} data-filled={index <= at || undefined} />
            ))}
          </S.Bars>
        </S.Compact>
      ) : null}
    </nav>
  )
}
