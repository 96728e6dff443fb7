import { settlementWays, type SettlementWay } from '@portal/api/rules/reconciliation'

/** Characters of a note. */
export const noteLimit = 200

interface WayWords {
  /** Names the act. */
  title: string
  /** What it does. */
  text: string
  confirm: string
  busy: string
  done: string
}

const staysOpen = '完成这一天的对账以前可以撤回。'

/** The ways to settle a difference in words. */
export const wayWords = {
  fee: {
    title: settlementWays.fee,
    text: `差额记为银行或渠道的手续费，订单和会员不受影响。${staysOpen}`,
    confirm: '记为手续费差',
    busy: '正在记录',
    done: '已记为手续费差',
  },
  other_income: {
    title: settlementWays.other_income,
    text: `这笔来款不是会员缴费，登记为其他来款，订单不受影响。${staysOpen}`,
    confirm: '登记其他来款',
    busy: '正在登记',
    done: '已登记为其他来款',
  },
  late_money: {
    title: settlementWays.late_money,
    text: `款项晚到或记在别的日子，先记为迟到款，订单不受影响。${staysOpen}`,
    confirm: '记为迟到款',
    busy: '正在记录',
    done: '已记为迟到款',
  },
  unknown: {
    title: settlementWays.unknown,
    text: `请写明现在知道的情况，同事接着查。${staysOpen}`,
    confirm: '先记下',
    busy: '正在记录',
    done: '已记下，原因待查',
  },
} as const satisfies Record<SettlementWay, WayWords>

/** A note that a way asks for. */
export const needsNote = (way: SettlementWay): boolean => way === 'unknown'
