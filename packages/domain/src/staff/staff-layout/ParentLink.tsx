import type { ComponentProps } from 'react'
import type { StaffRoute } from '@portal/api/rules/staff-pages'
import { ChevronRightIcon } from '@portal/ui/icon'
import { TextLink } from '@portal/ui/text-link'
import { Link } from '../../shared/router-link/index.ts'
import * as S from './ParentLink.styles.ts'

export interface ParentLinkProps extends Omit<ComponentProps<'span'>, 'children'> {
  page: Pick<StaffRoute, 'path' | 'title'>
}

/** Leads to the page that this one belongs to; stands before its title. */
export function ParentLink({ page, ...rest }: ParentLinkProps) {
  return (
    <S.Root {...rest}>
      <TextLink as={Link} variant="quiet" to={page.path}>
        {page.title}
      </TextLink>
      <ChevronRightIcon size={16} />
    </S.Root>
  )
}
