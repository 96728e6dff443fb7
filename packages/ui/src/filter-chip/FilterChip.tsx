import type { ComponentProps, ComponentType } from 'react'
import { ChevronDownIcon, type IconProps } from '../icon/index.ts'
import * as S from './FilterChip.styles.ts'

export interface FilterChipProps extends Omit<ComponentProps<'button'>, 'children' | 'name' | 'value'> {
  /** What is filtered: 状态. */
  name: string
  /** What it is set to; without one the chip is empty. */
  value?: string | undefined
  /** Icon before the name instead of the arrow after it. */
  icon?: ComponentType<IconProps> | undefined
}

/** One filter; opens its choices. */
export function FilterChip({ name, value, icon: Glyph, ...rest }: FilterChipProps) {
  const text = value ? `${name}：${value}` : name
  return (
    <S.Root type="button" title={text} {...rest} data-set={value ? true : undefined}>
      {Glyph ? <Glyph size={16} /> : null}
      <S.Text>{text}</S.Text>
      {Glyph ? null : <ChevronDownIcon size={16} />}
    </S.Root>
  )
}
