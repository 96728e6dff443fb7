import type { ComponentProps } from 'react'
import { CheckIcon, CircleDashedIcon, TriangleAlertIcon } from '@portal/ui/icon'
import * as S from './CheckList.styles.ts'

/** What a machine has found out. */
export interface DeskCheck {
  id: string
  verdict: 'ok' | 'attention' | 'open'
  text: string
}

export interface CheckListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  checks: readonly DeskCheck[]
}

const marks = {
  ok: { icon: CheckIcon, name: '正常' },
  attention: { icon: TriangleAlertIcon, name: '留意' },
  open: { icon: CircleDashedIcon, name: '未核验' },
} as const satisfies Record<DeskCheck['verdict'], unknown>

/** What a machine has found out about a record, a line each. */
export function CheckList({ checks, ...rest }: CheckListProps) {
  return (
    <S.Root {...rest}>
      {checks.map(({ id, verdict, text }) => {
        const { icon: Glyph, name } = marks[verdict]
        return (
          <S.Item key={id} data-verdict={verdict}>
            <Glyph size={16} label={name} />
            <span>{text}</span>
          </S.Item>
        )
      })}
    </S.Root>
  )
}
