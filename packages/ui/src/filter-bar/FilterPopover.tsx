import type { ReactElement, ReactNode } from 'react'
import { DialogTrigger, Pressable } from 'react-aria-components'
import type { Filter } from './FilterBar.types.ts'
import * as S from './FilterBar.styles.ts'

interface FilterPopoverProps {
  /** Accessible name of what opens. */
  label: string
  trigger: ReactElement<Record<string, unknown>, string>
  children: ReactNode
}

/** A chip and the choices it opens. */
export function FilterPopover({ label, trigger, children }: FilterPopoverProps) {
  return (
    <DialogTrigger>
      <Pressable>{trigger}</Pressable>
      <S.Pop placement="bottom start" offset={6}>
        <S.Panel aria-label={label}>{children}</S.Panel>
      </S.Pop>
    </DialogTrigger>
  )
}

/** Several filters under each other, each with its name. */
export function FilterParts({ filters }: { filters: readonly Filter[] }) {
  return filters.map(({ id, name, content }) => (
    <S.Part key={id} aria-label={name}>
      <h3 aria-hidden>{name}</h3>
      {content}
    </S.Part>
  ))
}
