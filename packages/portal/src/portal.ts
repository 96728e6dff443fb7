import { allEndpoints, type Operation } from '@portal/api/contract'
import type { WholeEndpoint } from '@portal/api/contract/endpoint'
import { applicationsHandlers } from './applications/applications.calls.ts'
import { couponsHandlers } from './coupons/coupons.calls.ts'
import { delegationsHandlers } from './delegations/delegations.calls.ts'
import { makeDistricts } from './districts/districts.ts'
import { districtsHandlers } from './districts/districts.calls.ts'
import { filesHandlers } from './files/files.calls.ts'
import { homeHandlers } from './home/home.calls.ts'
import { answer, isHandler, type AnyHandler, type Answer, type Call, type Handlers } from './kernel/answer.ts'
import { invoicesHandlers } from './invoices/invoices.calls.ts'
import { membershipsHandlers } from './memberships/memberships.calls.ts'
import { orderExportsHandlers } from './order-exports/order-exports.calls.ts'
import { orderBulkHandlers } from './orders/order-bulk.calls.ts'
import { ordersHandlers } from './orders/orders.calls.ts'
import { reconciliationHandlers } from './reconciliation/reconciliation.calls.ts'
import { refundsHandlers } from './orders/refunds.calls.ts'
import type { Host } from './ports.ts'
import { profileHandlers } from './profile/profile.calls.ts'
import { purchases } from './purchases.ts'
import { resumesHandlers } from './resumes/resumes.calls.ts'
import { sandboxHandlers } from './payments/sandbox/sandbox.calls.ts'
import { settingsHandlers } from './settings/settings.calls.ts'
import { certificatesHandlers } from './stars/certificates.calls.ts'
import { starDeskHandlers } from './stars/star-desk.calls.ts'
import { starExpertsHandlers } from './stars/star-experts.calls.ts'
import { starFiguresHandlers } from './stars/star-figures.calls.ts'
import { starsHandlers } from './stars/stars.calls.ts'
import { statementsHandlers } from './statements/statements.calls.ts'
import { staffHandlers } from './staff/staff.calls.ts'
import { viewsHandlers } from './views/views.calls.ts'
import { usersHandlers } from './users/users.calls.ts'

export interface Portal {
  /** Answers a call of the contract. Throws only what is the portal's own fault. */
  answer(operation: Operation, call: Call): Promise<Answer>
}

/** Every call of the contract with what answers it. */
const makeHandlers = (host: Host, districts = makeDistricts(host)): Handlers => ({
  ...usersHandlers(host),
  ...staffHandlers(host),
  ...homeHandlers,
  ...filesHandlers(host),
  ...membershipsHandlers,
  ...applicationsHandlers,
  ...ordersHandlers(host, purchases),
  ...orderBulkHandlers(host, purchases),
  ...orderExportsHandlers(host, purchases),
  ...refundsHandlers(host, purchases),
  ...invoicesHandlers(host, purchases),
  ...couponsHandlers(host, purchases),
  ...sandboxHandlers(host),
  ...statementsHandlers(host, purchases),
  ...reconciliationHandlers(host, purchases),
  ...delegationsHandlers,
  ...profileHandlers(districts),
  ...districtsHandlers(districts),
  ...starsHandlers(purchases),
  ...starDeskHandlers,
  ...starExpertsHandlers(host),
  ...starFiguresHandlers,
  ...certificatesHandlers(host),
  ...resumesHandlers,
  ...settingsHandlers,
  ...viewsHandlers,
})

/** The portal on a host. Throws when a call of the contract has no handler or names nobody who may call it (D10.1). */
export function createPortal(host: Host, handlers: object = makeHandlers(host)): Portal {
  const byName = new Map<string, AnyHandler>()
  const given = new Map<string, unknown>(Object.entries(handlers))
  for (const { name, who } of allEndpoints) {
    const handler = given.get(name)
    if (!isHandler(handler)) throw new Error(`The call ${name} has no handler`)
    if (!who) throw new Error(`The call ${name} names nobody who may call it`)
    byName.set(name, handler)
  }
  const handlerOf = ({ name }: WholeEndpoint): AnyHandler => {
    const handler = byName.get(name)
    if (!handler) throw new Error(`The call ${name} is not in the contract`)
    return handler
  }
  return { answer: (operation, call) => answer(host, operation, handlerOf, call) }
}
