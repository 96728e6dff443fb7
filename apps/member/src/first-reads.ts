import { currentApplicationRead } from '@portal/api/hooks/applications'
import type { FirstRead, PageLoad } from '@portal/api/hooks/begin-page'
import { homeRead } from '@portal/api/hooks/home'
import { duesPeriodsRead, membershipReads } from '@portal/api/hooks/memberships'
import { ratingCentreRead } from '@portal/api/hooks/rating-centre'
import { currentUserRead, rememberedUserId } from '@portal/api/hooks/users'
import {
  isCentrePage,
  memberPages,
  memberRedirects,
  type MemberRoute,
  type OpenMemberPage,
} from '@portal/api/rules/member-pages'
import { leadsTo, pageAt } from '@portal/api/rules/pages'
import { invoiceOrderReads } from '@portal/domain/member/invoice-order'
import { todoListReads } from '@portal/domain/member/todo-list'

type Reads = (search: URLSearchParams) => readonly FirstRead[]

const ofPages: Readonly<Record<string, Reads | undefined>> = {
  memberInfo: () => [currentApplicationRead, ...todoListReads, duesPeriodsRead(1)],
  invoiceOrder: invoiceOrderReads,
  personalApplication: () => [currentApplicationRead],
  evaluation: () => [ratingCentreRead],
} satisfies Partial<Record<OpenMemberPage, Reads>>

const routes: Readonly<Record<string, MemberRoute>> = memberPages

/** What the page at an address asks for first; the html begins it (ADR 025). */
export function firstReads({ path, search, signedIn }: PageLoad): readonly FirstRead[] {
  const name = pageAt(memberPages, leadsTo(memberRedirects, path))
  const page = name === undefined ? undefined : routes[name]
  if (!signedIn || name === undefined || page === undefined) return [homeRead]
  const userId = isCentrePage(page) ? rememberedUserId() : undefined
  return [
    homeRead,
    currentUserRead,
    ...(userId === undefined ? [] : membershipReads(userId)),
    ...(ofPages[name]?.(search) ?? []),
  ]
}
