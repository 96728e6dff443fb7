import type { ComponentProps } from 'react'
import { ChevronDownIcon, ChevronUpIcon } from '@portal/ui/icon'
import { IconButton } from '@portal/ui/icon-button'
import type { Walk } from './use-desk.ts'
import * as S from './DeskWalker.styles.ts'

export interface DeskWalkerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `walk` of the desk. */
  walk: Walk
}

/** Place in the queue, and the way through it by button; the desk itself hears J and K. */
export function DeskWalker({ walk: { at, total, more, onPrevious, onNext }, ...rest }: DeskWalkerProps) {
  return (
    <S.Root data-walker {...rest}>
      {at === null ? null : (
        <span>
          {at} / {total}
          {more ? '+' : ''}
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
