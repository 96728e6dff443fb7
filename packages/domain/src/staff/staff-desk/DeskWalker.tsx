import type { ComponentProps } from 'react'
import { ChevronDownIcon, ChevronUpIcon } from '@portal/ui/icon'
import { IconButton } from '@portal/ui/icon-button'
import { useShortcuts } from '../staff-shortcuts/index.ts'
import * as S from './DeskWalker.styles.ts'

export interface DeskWalkerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Place in the queue, from 1; null when the record is not in it. */
  at: number | null
  of: number
  onPrevious: (() => void) | null
  onNext: (() => void) | null
}

/** Place in the queue and the way through it, by button or by K and J. */
export function DeskWalker({ at, of, onPrevious, onNext, ...rest }: DeskWalkerProps) {
  useShortcuts({ j: onNext, k: onPrevious })
  return (
    <S.Root {...rest}>
      {at === null ? null : (
        <span>
          {at} / {of}
        </span>
      )}
      <IconButton
        size="s"
        icon={ChevronUpIcon}
        label="上一条"
        title="上一条（K）"
        atEnd={!onPrevious}
        onClick={() => onPrevious?.()}
      />
      <IconButton
        size="s"
        icon={ChevronDownIcon}
        label="下一条"
        title="下一条（J）"
        atEnd={!onNext}
        onClick={() => onNext?.()}
      />
    </S.Root>
  )
}
