import type { Application } from '@portal/api/contract/applications.schema'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { applicationStatusLook, type ApplicationStatus } from '@portal/api/rules/application'
import { orderStatus, orderStatusLook, type OrderStatus } from '@portal/api/rules/order'
import { orderMove } from '../member-orders/order-groups.ts'
import { orderAnswers } from '../offline-payment/order-answers.ts'
import type { Answers } from '../../shared/status-summary/index.ts'
import { applicationAnswers, applicationMove } from './application-answers.ts'
import { orderPath } from '@portal/api/rules/order-path'

export interface ApplicationOverview {
  look: (typeof applicationStatusLook)[ApplicationStatus] | (typeof orderStatusLook)[OrderStatus]
  answers: Record<keyof Answers, string>
  move: { label: string; to: string }
}

/** How far an application has come. Once a transfer was reported its order tells more than "to be paid". */
export function overviewOf(
  application: Application,
  order: OrderDetail | null,
  today: string,
): ApplicationOverview {
  if (application.status === 'approved_unpaid' && order && order.order_status !== orderStatus.unpaid)
    return {
      look: orderStatusLook[order.order_status],
      answers: orderAnswers(order, today),
      move: { label: orderMove[order.order_status].label, to: orderPath(order.order_no) },
    }
  const { label, to } = applicationMove[application.status]
  return {
    look: applicationStatusLook[application.status],
    answers: applicationAnswers(application, today),
    move: { label, to: to(application) },
  }
}
