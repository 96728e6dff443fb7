import type { ComponentProps } from 'react'
import { CheckIcon, Undo2Icon, XIcon, type IconComponent } from '@portal/ui/icon'
import * as S from './Milestones.styles.ts'
import type { Milestone } from './star-steps.ts'

export interface MilestonesProps extends Omit<ComponentProps<'ol'>, 'children'> {
  milestones: readonly Milestone[]
}

const icons = {
  done: { icon: CheckIcon, label: '已完成' },
  hold: { icon: Undo2Icon, label: '待处理' },
  stop: { icon: XIcon, label: '到此结束' },
  current: null,
  todo: null,
} as const satisfies Record<Milestone['state'], { icon: IconComponent; label: string } | null>

function Mark({ state }: Pick<Milestone, 'state'>) {
  const shown = icons[state]
  if (shown === null) return null
  const Glyph = shown.icon
  return <Glyph size={12} label={shown.label} />
}

/** The six steps of an application, each with its day; one below the other on phones. */
export const Milestones = ({ milestones, ...rest }: MilestonesProps) => (
  <S.List aria-label="办理进度" {...rest}>
    {milestones.map(({ id, label, state, note }) => (
      <S.Item
        key={id}
        data-state={state}
        aria-current={state === 'current' || state === 'hold' ? 'step' : undefined}
      >
        <S.Disc>
          <Mark state={state} />
        </S.Disc>
        <b>{label}</b>
        {note === '' ? null : <small>{note}</small>}
      </S.Item>
    ))}
  </S.List>
)
