import type { ComponentProps } from 'react'
import { CheckIcon } from '@portal/ui/icon'
import * as S from './StatementSteps.styles.ts'

const steps = ['选择文件', '核对列', '试运行', '确认到账'] as const

export interface StatementStepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The step under way, from 0; 4 when all are done. */
  current: number
}

/** The four steps of an import, in one line. */
export function StatementSteps({ current, ...rest }: StatementStepsProps) {
  return (
    <S.List {...rest} aria-label="导入步骤">
      {steps.map((label, index) => (
        <S.Step
          key={label}
          data-state={index < current ? 'done' : index === current ? 'current' : 'todo'}
          aria-current={index === current ? 'step' : undefined}
        >
          <S.Disc aria-hidden>{index < current ? <CheckIcon size={16} /> : index + 1}</S.Disc>
          {label}
          {index < current ? <S.Announcement>，已完成</S.Announcement> : null}
        </S.Step>
      ))}
    </S.List>
  )
}
