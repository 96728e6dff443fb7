import {
  graceDays,
  membershipStatuses,
  membershipStatusLook,
  renewalWindow,
  type MembershipStatus,
} from '@portal/api/rules/membership'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { lifeCycles, orderCycle, stateOf, type LifeCycle } from './life-cycles.ts'
import { LifeCycleDiagram } from './LifeCycleDiagram.tsx'
import * as S from './LifeCycles.styles.ts'
import { StatusTable } from './StatusTable.tsx'

/** A membership's status is computed from its last day, so nobody moves it. */
const membershipRules = {
  active: `离到期还有 ${renewalWindow} 天或更久，可以续费`,
  expiring: `到期前 ${renewalWindow} 天内，最后一天仍然有效，提醒续费`,
  grace: `到期后 ${graceDays} 天内，续费接上原来的期限`,
  expired: `到期超过 ${graceDays} 天，续费从缴费当天算起`,
  suspended: '协会暂停，优先于日期',
  terminated: '协会终止，优先于日期',
} as const satisfies Record<MembershipStatus, string>

const membership: LifeCycle = {
  name: '会员资格',
  states: membershipStatuses.map(id => stateOf(id, membershipStatusLook[id])),
  moves: membershipStatuses.map(id => ({ from: id, to: id, act: membershipRules[id], who: '按日期' })),
}

function LifeCycles() {
  return (
    <S.Sheet>
      <h1>生命周期</h1>
      {lifeCycles.map(cycle => (
        <section key={cycle.name}>
          <h2>{cycle.name}</h2>
          <LifeCycleDiagram cycle={cycle} />
        </section>
      ))}
    </S.Sheet>
  )
}

function Statuses() {
  return (
    <S.Sheet>
      <h1>状态表</h1>
      {[membership, ...lifeCycles].map(cycle => (
        <section key={cycle.name}>
          <h2>{cycle.name}</h2>
          <StatusTable cycle={cycle} />
        </section>
      ))}
    </S.Sheet>
  )
}

const meta = preview.meta({ component: LifeCycles, tags: ['!autodocs'] })

export const Diagrams = meta.story({
  play: async ({ canvas }) => {
    const order = await canvas.findByRole('img', { name: '订单的生命周期' })
    await expect(order).toHaveAccessibleDescription(/财务：确认到账，待确认 → 已支付/)
    // each is laid out by itself
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(lifeCycles.length))
  },
})
export const DiagramsDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(lifeCycles.length))
  },
})
export const StatusTables = meta.story({
  render: () => <Statuses />,
  play: async ({ canvas }) => {
    const orders = within(canvas.getByRole('region', { name: '订单状态表' }))
    await expect(orders.getAllByRole('row')).toHaveLength(orderCycle.states.length + 1)
    await expect(orders.getByText('财务：退回填报 → 已退回')).toBeVisible()
  },
})
export const StatusTablesDark = meta.story({
  render: () => <Statuses />,
  globals: { theme: 'dark', density: 'staff' },
})
