import type { ComponentProps } from 'react'
import { ChevronDownIcon } from '../icon/index.ts'
import * as S from './FilterChip.styles.ts'

export interface FilterChipProps extends Omit<ComponentProps<'button'>, 'children' | 'name' | 'value'> {
  /** What is filtered: 状态. */
  name: string
  /** What it is set to; without one the chip is empty. */
  value?: string | undefined
}

/** One filter; opens its choices. */
export function FilterChip({ name, value, ...rest }: FilterChipProps) {
  const text = value ? `${name}：${value}` : name
  return (
    <S.Root type="button" title={text} {...rest} data-set={value ? true : undefined}>
      <S.Text>{text}</S.Text>
      <ChevronDownIcon size={16} />
    </S.Root>
  )
}
