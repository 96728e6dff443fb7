import { applicationLife } from '@portal/api/rules/application'
import { invoiceLife } from '@portal/api/rules/invoice'
import type { AnyLife, Status } from '@portal/api/rules/life'
import { orderLife } from '@portal/api/rules/order'
import { attemptLife } from '@portal/api/rules/payment-attempt'
import { differenceLife } from '@portal/api/rules/reconciliation'
import { refundLife } from '@portal/api/rules/refund'
import { paperLife, starLife } from '@portal/api/rules/star'
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

/** A life cycle of api/rules as it is drawn: an act with several actors is one line. */
function cycleOf<S extends Status, Actor extends string, Act extends string>(
  life: Omit<AnyLife<S, Actor, Act>, 'states'> & { states: Readonly<Record<S, Omit<State, 'id'>>> },
): LifeCycle {
  return {
    name: life.name,
    states: life.statuses.map(id => stateOf(String(id), life.states[id])),
    moves: life.acts.flatMap(act => {
      const { from, to, by, label } = life.moves[act]
      const who = by.map(actor => life.actors[actor]).join('、')
      return from.map(state => ({ from: String(state), to: String(to ?? state), act: label, who }))
    }),
  }
}

export const applicationCycle = cycleOf(applicationLife)
export const orderCycle = cycleOf(orderLife)

/** The life cycles that people move records through, in the order in which a member meets them. */
export const lifeCycles: readonly LifeCycle[] = [
  applicationCycle,
  orderCycle,
  cycleOf(attemptLife),
  cycleOf(refundLife),
  cycleOf(invoiceLife),
  cycleOf(starLife),
  cycleOf(paperLife),
  cycleOf(differenceLife),
]
