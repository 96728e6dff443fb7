import type { GroupedFields } from '@portal/api/rules/form-fields'
import type { Draft } from '@portal/api/hooks/unsent'
import { useDecision, type Desk } from '../staff-desk/index.ts'
import { opinionCount, remarksOf, tooLong, type AuditDraft } from './audit-draft.ts'
import type { AuditAct, Audited, AuditKind } from './audit-kind.ts'

/** What is said while it is on the line. */
export const doing = { pass: '正在通过', return: '正在退回', reject: '正在提交' } as const satisfies Record<
  AuditAct,
  string
>

interface Options<F extends GroupedFields> {
  fields: F
  /** Sends the decision. */
  decide: ReturnType<AuditKind<F>['useDecide']>
  desk: Pick<Desk, 'hold' | 'leave'>
  application: Audited<F> | undefined
  draft: Draft<AuditDraft<F>>
  nameOf: (application: Audited<F>) => string
  /** What was noted about the application is not needed any more. */
  onDone: (id: string) => void
}

/** Tells what was decided. */
const done = (act: AuditAct, name: string, count: number): string =>
  ({
    pass: `已通过“${name}”的申请，会费订单已生成`,
    return: `已退回“${name}”补正，${count} 条意见已发给申请人`,
    reject: `已决定不通过“${name}”的申请`,
  })[act]

/** The auditor's decision: the remarks and the reason that it sends. */
export function useAuditDecision<F extends GroupedFields>({
  fields,
  decide,
  desk,
  application,
  draft,
  nameOf,
  onDone,
}: Options<F>) {
  const decision = useDecision<Audited<F>, AuditAct, string, AuditDraft<F>, unknown>({
    desk,
    item: application,
    keyOf: ({ id }) => id,
    draft,
    statusOf: ({ status }) => status,
    doing,
    mendedInDialog: ['reject'],
    readRefusal: ({ message }) => message,
    done: (act, _answer, decided, sent) => done(act, nameOf(decided), opinionCount(sent)),
    missed: (decided, message) => `“${nameOf(decided)}”的申请没有处理：${message}`,
    onDone,
  })
  const { ask, send: sendBy, refuse, refused, justWentOn, dialog, ...shown } = decision

  const send = (act: AuditAct, reason = '') => {
    const noted = draft.read()
    sendBy(act, ({ id }) =>
      decide({
        id,
        result: act,
        remark: { pass: '', return: noted.general.trim(), reject: reason }[act],
        remarks: act === 'return' ? remarksOf(fields, noted) : [],
      }),
    )
  }

  function askOrSend(act: AuditAct) {
    if (justWentOn()) return
    const long = act === 'return' ? tooLong(fields, draft.read()) : null
    if (long !== null) refuse(`${long}太长，请缩短后再退回`)
    else if (act === 'reject' || (act === 'pass' && opinionCount(draft.read()) > 0)) ask(act)
    else send(act)
  }

  return {
    ...shown,
    dialog: dialog === 'return' ? null : dialog,
    /** Why the last decision on this application did not go through. */
    refusal: refused?.what ?? '',
    ask: askOrSend,
    send,
  }
}
