import { currentApplicationRead } from '@portal/api/hooks/applications'
import type { FirstRead, PageLoad } from '@portal/api/hooks/begin-page'
import { homeRead } from '@portal/api/hooks/home'
import { duesPeriodsRead, membershipReads } from '@portal/api/hooks/memberships'
import { currentUserRead, rememberedUserId } from '@portal/api/hooks/users'
import {
  isCentrePage,
  memberPages,
  memberRedirects,
  type MemberRoute,
  type OpenMemberPage,
} from '@portal/api/rules/member-pages'
import { leadsTo, pageAt } from '@portal/api/rules/pages'
import { memberOrdersReads } from '@portal/domain/member/member-orders'
import { todoListReads } from '@portal/domain/member/todo-list'

const ofPages: Partial<Record<OpenMemberPage, (search: URLSearchParams) => readonly FirstRead[]>> = {
  memberInfo: () => [currentApplicationRead, ...todoListReads, duesPeriodsRead(1)],
  invoiceOrder: memberOrdersReads,
  personalApplication: () => [currentApplicationRead],
}

/** What the page at an address asks for first; the html begins it (ADR 025). */
export function firstReads({ path, search, signedIn }: PageLoad): readonly FirstRead[] {
  const name = pageAt(memberPages, leadsTo(memberRedirects, path))
  const [, page] = Object.entries<MemberRoute>(memberPages).find(([known]) => known === name) ?? []
  if (!signedIn || !page) return [homeRead]
  const ofPage = Object.entries(ofPages).find(([known]) => known === name)?.[1]
  const userId = isCentrePage(page) ? rememberedUserId() : undefined
  return [
    homeRead,
    currentUserRead,
    ...(userId === undefined ? [] : membershipReads(userId)),
    ...(ofPage?.(search) ?? []),
  ]
}
