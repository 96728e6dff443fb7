import {
  applicationActs,
  applicationLife,
  applicationStatuses,
  applicationStatusLook,
  isEditable,
  type ApplicationAct,
  type ApplicationActor,
} from '@portal/api/rules/application'
import {
  orderActs,
  orderLife,
  orderStatuses,
  orderStatusLook,
  type OrderAct,
  type OrderActor,
} from '@portal/api/rules/order'
import type { StatusFamily, StatusIconName } from '@portal/ui/status'

export interface State {
  id: string
  label: string
  family: StatusFamily
  icon: StatusIconName
}

/** How a state of the tables in api/rules is shown. */
export const stateOf = (id: string, { label, family, icon }: Omit<State, 'id'>): State => ({
  id,
  label,
  family,
  icon,
})

/** One act that leads from one state to another, or back to the same. */
export interface Move {
  from: string
  to: string
  act: string
  who: string
}

export interface LifeCycle {
  name: string
  states: readonly State[]
  moves: readonly Move[]
}

const applicationWords = {
  save: '保存草稿',
  submit: '提交申请',
  withdraw: '撤回申请',
  return: '退回补正',
  reject: '审核不通过',
  approve: '审核通过',
  complete: '会费到账',
  lapse: '逾期失效',
} as const satisfies Record<ApplicationAct, string>

const orderWords = {
  pay_offline: '选择对公转账',
  report: '填报转账',
  take_back: '撤回填报',
  send_back: '退回填报',
  confirm: '确认到账',
  short: '部分到账',
  exception: '转为异常',
  close: '关闭订单',
} as const satisfies Record<OrderAct, string>

const actors = {
  member: '会员',
  auditor: '审核人员',
  finance: '财务',
  system: '系统',
} as const satisfies Record<ApplicationActor | OrderActor, string>

/** The life of an application, read from the table that moves it. */
export const applicationCycle: LifeCycle = {
  name: '入会申请',
  states: applicationStatuses.map(id => stateOf(id, applicationStatusLook[id])),
  moves: applicationActs.flatMap(act => {
    const { from, to, who } = applicationLife[act]
    const start = act === 'save' ? applicationStatuses.filter(isEditable) : from
    return start.map(state => ({
      from: state,
      to: act === 'save' ? state : to,
      act: applicationWords[act],
      who: actors[who],
    }))
  }),
}

/** The life of an order, read from the table that moves it. */
export const orderCycle: LifeCycle = {
  name: '订单',
  states: orderStatuses.map(id => stateOf(String(id), orderStatusLook[id])),
  moves: orderActs.flatMap(act => {
    const { from, to, who } = orderLife[act]
    return from.map(state => ({
      from: String(state),
      to: String(to ?? state),
      act: orderWords[act],
      who: actors[who],
    }))
  }),
}
