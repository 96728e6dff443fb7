import type { ComponentProps } from 'react'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { Building2Icon, UserRoundIcon } from '@portal/ui/icon'
import * as S from './OrderMember.styles.ts'

export interface OrderMemberProps extends Omit<ComponentProps<'span'>, 'children'> {
  order: Pick<OrderRow, 'subject_type' | 'subject_name'>
}

const kinds = {
  personal: { icon: UserRoundIcon, name: '个人' },
  enterprise: { icon: Building2Icon, name: '单位' },
} as const

/** Who pays: person or unit, by icon and name. */
export function OrderMember({ order: { subject_type, subject_name }, ...rest }: OrderMemberProps) {
  const { icon: Glyph, name } = kinds[subject_type]
  return (
    <S.Root {...rest}>
      <Glyph size={16} label={name} />
      <span>{subject_name}</span>
    </S.Root>
  )
}
