import type { Endpoint, WholeEndpoint } from './endpoint.ts'
import * as applications from './applications.contract.ts'
import * as files from './files.contract.ts'
import * as home from './home.contract.ts'
import * as memberships from './memberships.contract.ts'
import * as orders from './orders.contract.ts'
import * as staff from './staff.contract.ts'
import * as users from './users.contract.ts'
import { whole } from './whole.ts'

type Entries<T> = { [K in keyof T as T[K] extends Endpoint ? K : never]: T[K] }

/** Every call of the portal, by resource and by our name for it. For the server, the OpenAPI page and the tests. */
export const contract = {
  users,
  staff,
  home: { getHome: home.getHome },
  files: { uploadImage: files.uploadImage },
  memberships,
  applications,
  orders,
} as const

export type Contract = { [R in keyof typeof contract]: Entries<(typeof contract)[R]> }

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'who' in value

/** The same as one list. */
export const allEndpoints: readonly WholeEndpoint[] = Object.values(contract).flatMap(resource =>
  Object.values(resource).filter(isEndpoint).map(whole),
)
