import * as applications from './applications.contract.ts'
import type { Endpoint, Method, WholeEndpoint } from './endpoint.ts'
import * as certificates from './certificates.contract.ts'
import * as coupons from './coupons.contract.ts'
import * as delegations from './delegations.contract.ts'
import * as districts from './districts.contract.ts'
import * as files from './files.contract.ts'
import * as home from './home.contract.ts'
import * as invoices from './invoices.contract.ts'
import * as memberships from './memberships.contract.ts'
import * as orderBulk from './order-bulk.contract.ts'
import * as orderExports from './order-exports.contract.ts'
import * as orders from './orders.contract.ts'
import * as profile from './profile.contract.ts'
import * as reconciliation from './reconciliation.contract.ts'
import * as refunds from './refunds.contract.ts'
import * as resumes from './resumes.contract.ts'
import * as sandbox from './sandbox.contract.ts'
import type { Shape } from './shape.ts'
import { shapes, type Shapes } from './shapes.ts'
import * as settings from './settings.contract.ts'
import * as staff from './staff.contract.ts'
import * as starDesk from './star-desk.contract.ts'
import * as starExperts from './star-experts.contract.ts'
import * as starFigures from './star-figures.contract.ts'
import * as stars from './stars.contract.ts'
import * as statements from './statements.contract.ts'
import * as views from './views.contract.ts'
import * as users from './users.contract.ts'

/** Every call of the portal, by resource and by our name for it. For the server, the OpenAPI page and the tests. */
export const contract = {
  users,
  staff,
  home,
  files,
  memberships,
  applications,
  orders,
  orderBulk,
  orderExports,
  refunds,
  invoices,
  sandbox,
  coupons,
  statements,
  reconciliation,
  delegations,
  profile,
  districts,
  stars,
  starDesk,
  starExperts,
  starFigures,
  certificates,
  resumes,
  settings,
  views,
} as const

export type Contract = typeof contract
type Name = { [R in keyof Contract]: Contract[R][keyof Contract[R]] }[keyof Contract]['name']

/** Does not compile while a call lacks its shape or a shape its call. */
const complete: Record<Name, Shape> & Record<Exclude<keyof Shapes, Name>, never> = shapes
const shapeByName = new Map<string, Shape>(Object.entries(complete))

/** A call joined with its shape. */
export function withShape(entry: Endpoint): WholeEndpoint {
  const shape = shapeByName.get(entry.name)
  if (!shape) throw new Error(`The call ${entry.name} has no shape`)
  return { ...shape, ...entry }
}

/** The same as one list. */
export const allEndpoints: readonly WholeEndpoint[] = Object.values(contract).flatMap(resource =>
  Object.values<Endpoint>(resource).map(withShape),
)

/** One method and path with the acts that share it. */
export interface Operation {
  method: Method
  path: string
  acts: readonly [WholeEndpoint, ...WholeEndpoint[]]
}

const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

/** Everything that can be asked of the portal, each method and path once. */
export const operations: readonly Operation[] = [...Map.groupBy(allEndpoints, keyOf).values()].flatMap(
  ([act, ...others]) => (act ? [{ method: act.method, path: act.path, acts: [act, ...others] }] : []),
)

/** Whether a body asks for this act of its path. */
export const matchesAction = ({ action }: Pick<Endpoint, 'action'>, body: unknown): boolean =>
  action === undefined ||
  (typeof body === 'object' && body !== null && 'action' in body && body.action === action)
