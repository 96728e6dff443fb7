import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/routes.ts'
import { applicationsHandlers } from './applications/applications.routes.ts'
import { filesHandlers } from './files/files.routes.ts'
import { homeHandlers } from './home/home.routes.ts'
import { membershipsHandlers } from './memberships/memberships.routes.ts'
import { ordersHandlers } from './orders/orders.routes.ts'
import { staffHandlers } from './staff/staff.routes.ts'
import { usersHandlers } from './users/users.routes.ts'

/** Every call of the contract with what answers it. */
export const makeHandlers = (deps: Deps): Handlers => ({
  ...usersHandlers(deps),
  ...staffHandlers(deps),
  ...homeHandlers(),
  ...filesHandlers(deps),
  ...membershipsHandlers(),
  ...applicationsHandlers(deps),
  ...ordersHandlers(deps),
})
