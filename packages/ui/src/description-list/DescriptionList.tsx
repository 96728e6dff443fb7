import { Fragment, type ComponentProps, type ReactNode } from 'react'
import * as S from './DescriptionList.styles.ts'
import { None } from './None.tsx'

export interface Description {
  term: string
  /** Nothing (null, undefined or '') shows as a dash that is read as 无. */
  value: ReactNode
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly Description[]
}

/** Names and values in two columns. */
export function DescriptionList({ items, ...rest }: DescriptionListProps) {
  return (
    <S.Root {...rest}>
      {items.map(({ term, value }) => (
        <Fragment key={term}>
          <S.Term>{term}</S.Term>
          <S.Value>{value === null || value === undefined || value === '' ? <None /> : value}</S.Value>
        </Fragment>
      ))}
    </S.Root>
  )
}
