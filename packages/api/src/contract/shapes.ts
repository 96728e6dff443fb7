import { applicationsShapes } from './applications.shapes.ts'
import { certificatesShapes } from './certificates.shapes.ts'
import { couponsShapes } from './coupons.shapes.ts'
import { delegationsShapes } from './delegations.shapes.ts'
import { districtsShapes } from './districts.shapes.ts'
import { filesShapes } from './files.shapes.ts'
import { homeShapes } from './home.shapes.ts'
import { invoicesShapes } from './invoices.shapes.ts'
import { membershipsShapes } from './memberships.shapes.ts'
import { orderExportsShapes } from './order-exports.shapes.ts'
import { orderBulkShapes } from './order-bulk.shapes.ts'
import { ordersShapes } from './orders.shapes.ts'
import { profileShapes } from './profile.shapes.ts'
import { reconciliationShapes } from './reconciliation.shapes.ts'
import { refundsShapes } from './refunds.shapes.ts'
import { resumesShapes } from './resumes.shapes.ts'
import { sandboxShapes } from './sandbox.shapes.ts'
import { settingsShapes } from './settings.shapes.ts'
import { starDeskShapes } from './star-desk.shapes.ts'
import { starExpertsShapes } from './star-experts.shapes.ts'
import { starFiguresShapes } from './star-figures.shapes.ts'
import { starsShapes } from './stars.shapes.ts'
import { statementsShapes } from './statements.shapes.ts'
import { staffShapes } from './staff.shapes.ts'
import { viewsShapes } from './views.shapes.ts'
import { usersShapes } from './users.shapes.ts'

/** The shape of every call, by the call's name. Pages know its type alone. */
export const shapes = {
  ...applicationsShapes,
  ...certificatesShapes,
  ...couponsShapes,
  ...delegationsShapes,
  ...districtsShapes,
  ...filesShapes,
  ...homeShapes,
  ...invoicesShapes,
  ...membershipsShapes,
  ...orderExportsShapes,
  ...ordersShapes,
  ...orderBulkShapes,
  ...profileShapes,
  ...reconciliationShapes,
  ...refundsShapes,
  ...resumesShapes,
  ...sandboxShapes,
  ...settingsShapes,
  ...staffShapes,
  ...starDeskShapes,
  ...starExpertsShapes,
  ...starFiguresShapes,
  ...starsShapes,
  ...statementsShapes,
  ...usersShapes,
  ...viewsShapes,
} as const

export type Shapes = typeof shapes
