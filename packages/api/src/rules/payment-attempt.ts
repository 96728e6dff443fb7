import { defineLife, type ActOf, type ActorOf, type StatusOf } from './life.ts'

/** One try to pay an order through one channel (D5). A transfer's attempt ends with finance's decision. */
export const attemptLife = defineLife({
  name: '支付',
  states: {
    created: { label: '已创建', family: 'neutral', icon: 'circle-dashed' },
    open: { label: '支付中', family: 'info', icon: 'clock' },
    succeeded: { label: '支付成功', family: 'success', icon: 'circle-check' },
    failed: { label: '支付失败', family: 'danger', icon: 'circle-x' },
    closed: { label: '已关闭', family: 'neutral', icon: 'circle-minus' },
    duplicate: { label: '重复支付', family: 'warning', icon: 'triangle-alert' },
  },
  sets: {
    /** Money may still come by it. */
    live: ['created', 'open'],
  },
  actors: { member: '会员', finance: '财务', system: '系统' },
  acts: {
    create: { from: [], to: 'created', by: ['member'], label: '选择支付方式' },
    transfer: { from: [], to: 'open', by: ['member', 'finance'], label: '选择对公转账' },
    open: { from: ['created'], to: 'open', by: ['member', 'system'], label: '开始支付' },
    succeed: { from: 'live', to: 'succeeded', by: ['finance', 'system'], label: '支付成功' },
    fail: { from: 'live', to: 'failed', by: ['system'], label: '支付失败' },
    close: { from: 'live', to: 'closed', by: ['member', 'system'], label: '关闭支付' },
    late: { from: ['failed', 'closed'], to: 'succeeded', by: ['system'], label: '迟到的到账' },
    repeat: {
      from: ['created', 'open', 'failed', 'closed'],
      to: 'duplicate',
      by: ['system'],
      label: '重复到账',
    },
  },
})

export type AttemptStatus = StatusOf<typeof attemptLife>
export type AttemptAct = ActOf<typeof attemptLife>
export type AttemptActor = ActorOf<typeof attemptLife>
