import type { ComponentProps, ReactNode } from 'react'
import { CloudCheckIcon, TriangleAlertIcon } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'
import * as S from './SaveState.styles.ts'

export interface SaveStateProps extends Omit<ComponentProps<'output'>, 'children'> {
  state: 'idle' | 'saving' | 'saved' | 'failed' | 'conflict'
  /** When it was saved: HH:mm:ss. */
  time?: string | undefined
}

/** Whether the draft is safe, in one quiet line. */
export function SaveState({ state, time, ...rest }: SaveStateProps) {
  const shown = {
    idle: null,
    saving: (
      <>
        <Spinner size={20} />
        保存中
      </>
    ),
    saved: (
      <>
        <CloudCheckIcon size={20} />
        草稿已自动保存{time ? `，${time}` : ''}
      </>
    ),
    failed: (
      <>
        <TriangleAlertIcon size={20} />
        未能保存，将自动重试
      </>
    ),
    conflict: (
      <>
        <TriangleAlertIcon size={20} />
        没有保存，请先选择
      </>
    ),
  } satisfies Record<SaveStateProps['state'], ReactNode>

  return (
    <S.Root {...rest} data-state={state}>
      {shown[state]}
    </S.Root>
  )
}
