import type { DeskStar } from '@portal/api/contract/stars.schema'
import {
  useAwardStar,
  useCheckObjection,
  useCheckStar,
  useDecideObjection,
  useDecideStarCancel,
  useDeclareInterest,
  useHandInSheet,
  useMovePaper,
  useProposeStar,
  useRegisterObjection,
  useRevokeStar,
} from '@portal/api/hooks/star-desk'
import type { Draft } from '@portal/api/hooks/unsent'
import { criteria } from '@portal/api/rules/star-figures'
import { objectionDecisions, paperLife, starName, type PaperAct } from '@portal/api/rules/star'
import { length } from '@portal/api/rules/text'
import type { Autosave } from '../../shared/form-kit/autosave.ts'
import { useDecision, type Desk } from '../staff-desk/index.ts'
import type { SnapshotGroup } from './snapshot-rows.ts'
import {
  reasonError,
  remarkCount,
  remarksOf,
  tooLong,
  unscored,
  type ReasonedAct,
  type SheetDraft,
  type TalentDraft,
} from './talent-draft.ts'
import { sheetBody } from './use-sheets.ts'

/** Moves of a paper certificate that staff make. */
export type StaffPaperAct = Exclude<PaperAct, 'ask' | 'readdress'>
export const isStaffPaperAct = (act: PaperAct): act is StaffPaperAct => act !== 'ask' && act !== 'readdress'

export type TalentAct =
  | 'pass'
  | 'return'
  | 'declare'
  | 'hand_in'
  | 'propose'
  | 'register'
  | 'check_objection'
  | 'decide_objection'
  | 'send_back'
  | 'award'
  | 'paper'
  | ReasonedAct

/** What is said while it is on the line. */
export const doing = {
  pass: '正在提交',
  return: '正在退回',
  reject: '正在提交',
  declare: '正在声明',
  recuse: '正在退出',
  hand_in: '正在提交',
  propose: '正在提交',
  agree_cancel: '正在提交',
  refuse_cancel: '正在提交',
  register: '正在登记',
  check_objection: '正在提交',
  decide_objection: '正在提交',
  send_back: '正在退回',
  award: '正在授予',
  revoke: '正在撤回',
  paper: '正在登记',
} as const satisfies Record<TalentAct, string>

/** Acts after which there is more to do about the application. */
export const goesOn: readonly TalentAct[] = [
  'declare',
  'hand_in',
  'refuse_cancel',
  'register',
  'check_objection',
  'send_back',
  'paper',
  'revoke',
]

/** Fields of the forms at the side, as a refusal names them. */
export type TalentField =
  | 'proposal'
  | 'reason'
  | 'by'
  | 'text'
  | 'advice'
  | 'carrier'
  | 'tracking_no'
  | 'conflict'
export interface TalentRefusal {
  message: string
  errors: Readonly<Partial<Record<TalentField, string>>>
}
const refusal = (message: string): TalentRefusal => ({ message, errors: {} })

interface Options {
  desk: Pick<Desk, 'hold' | 'leave'>
  application: DeskStar | undefined
  groups: readonly SnapshotGroup[]
  draft: Draft<TalentDraft>
  /** The saving of the own sheet. */
  autosave: Autosave<SheetDraft> | undefined
  /** What was typed about the application when it was sent is not needed any more. */
  onDone: (applicationNo: string, act: TalentAct, sent: TalentDraft) => void
}

/** Tells what was done. */
function done(act: TalentAct, after: DeskStar, before: DeskStar, remarks: number): string {
  const { name } = before
  switch (act) {
    case 'pass':
      return `“${name}”的申请初审通过，评价费订单已生成`
    case 'return':
      return `已退回“${name}”补正，${remarks} 条意见已发给申请人`
    case 'reject':
      return `已决定“${name}”的申请初审不通过`
    case 'declare':
      return after.own_sheet === null ? '已声明' : `已声明没有利益冲突，可以开始评分`
    case 'recuse':
      return `已回避“${name}”的申请`
    case 'hand_in':
      return `“${name}”的评分表已提交`
    case 'propose':
      return after.proposal === null
        ? `“${name}”的申请未授予，理由已通知申请人`
        : `已拟定${starName(after.proposal.star)}，“${name}”的公示开始`
    case 'agree_cancel':
      return `“${name}”的申请已撤销`
    case 'refuse_cancel':
      return `已答复“${name}”：不同意撤销，评审继续`
    case 'register':
      return `异议已登记，“${name}”的公示中止`
    case 'check_objection':
      return '核查意见已提交，由另一位同事决定'
    case 'decide_objection':
      return `“${name}”的异议已决定`
    case 'send_back':
      return `“${name}”的异议已退回核查`
    case 'award':
      return `已授予“${name}”${starName(after.certificate?.star ?? before.proposal?.star ?? before.star)}，证书已生成`
    case 'revoke':
      return `“${name}”的证书已撤回`
    case 'paper':
      return after.paper === null
        ? '纸质证书已登记'
        : `纸质证书：${paperLife.states[after.paper.status].label}`
  }
}

const silent = { silent: true }
const paramsOf = ({ application_no }: DeskStar) => ({ params: { application_no } })

/** Everything that a clerk decides about a star application, each act kept to its record. */
export function useTalentDecision({ desk, application, groups, draft, autosave, onDone }: Options) {
  const calls = {
    check: useCheckStar(),
    declare: useDeclareInterest(),
    handIn: useHandInSheet(),
    propose: useProposeStar(),
    cancel: useDecideStarCancel(),
    register: useRegisterObjection(),
    checkObjection: useCheckObjection(),
    decideObjection: useDecideObjection(),
    award: useAwardStar(),
    revoke: useRevokeStar(),
    paper: useMovePaper(),
  }
  const decision = useDecision<DeskStar, TalentAct, TalentRefusal, TalentDraft>({
    desk,
    item: application,
    keyOf: ({ application_no }) => application_no,
    draft,
    statusOf: ({ status }) => status,
    doing,
    mendedInDialog: [
      'reject',
      'recuse',
      'agree_cancel',
      'refuse_cancel',
      'revoke',
      'award',
      'hand_in',
      'paper',
    ],
    stays: goesOn,
    readRefusal: ({ message, fieldErrors, rule }) =>
      Object.keys(fieldErrors).length > 0
        ? { message: '', errors: fieldErrors }
        : rule === 'tracking_needed'
          ? { message: '', errors: { tracking_no: message } }
          : refusal(message),
    done: (act, after, before, sent) => done(act, after, before, remarkCount(sent)),
    missed: ({ name }, message) => `“${name}”的申请没有处理：${message}`,
    onDone,
  })
  const { ask, send, refuse, refused, justWentOn, dialog, ...shown } = decision

  function check(result: 'pass' | 'return' | 'reject', reason = '') {
    const noted = draft.read()
    const long = result === 'return' ? tooLong(groups, noted) : null
    if (long !== null) return refuse(refusal(`${long}太长，请缩短后再退回`))
    const remark = { pass: '', return: noted.general.trim(), reject: reason }[result]
    const remarks = result === 'return' ? remarksOf(groups, noted) : []
    return send(result, star =>
      calls.check.run(
        { ...paramsOf(star), body: { version: star.version, result, remark, remarks } },
        silent,
      ),
    )
  }
  function declare() {
    const { conflict, conflictNote } = draft.read()
    if (conflict === null) return refuse({ message: '', errors: { conflict: '请选择是否有利益冲突' } })
    const body = { conflict: conflict === 'some', note: conflictNote.trim() }
    return send(conflict === 'some' ? 'recuse' : 'declare', star =>
      calls.declare.run({ ...paramsOf(star), body }, silent),
    )
  }
  /** A conflict that is found while scoring. */
  const recuse = (note: string) =>
    send('recuse', star => calls.declare.run({ ...paramsOf(star), body: { conflict: true, note } }, silent))

  function sheetNow(): SheetDraft | null {
    const own = application?.own_sheet
    return draft.read().sheet ?? (own ? { scores: own.scores, comments: own.comments } : null)
  }
  function askToHandIn() {
    const sheet = sheetNow()
    if (!sheet) return
    const missing = unscored(sheet)
    if (missing === undefined) ask('hand_in')
    else refuse(refusal(`还没有打分：${criteria[missing].label}。评分是 0 至 100 的整数。`))
  }
  function handIn() {
    const sheet = sheetNow()
    if (!sheet || !autosave) return
    send('hand_in', async star => {
      await autosave.hold()
      const body = { version: autosave.read().version, ...sheetBody(sheet) }
      const outcome = await calls.handIn.run({ ...paramsOf(star), body }, silent)
      if (outcome.ok) autosave.accept(outcome.data.own_sheet?.version ?? body.version)
      else if (outcome.error.code === 409) {
        autosave.clash(sheet)
        // what was handed in stays beside what another tab has saved
        draft.change({ sheet, sheetSaved: false })
      } else autosave.release()
      return outcome
    })
  }

  function propose() {
    if (!application || justWentOn()) return
    const { proposal, proposalReason } = draft.read()
    const needed = proposal !== null && proposal !== application.star
    const wrong = needed ? reasonError(proposalReason) : undefined
    if (proposal === null) refuse({ message: '', errors: { proposal: '请选择拟定结果' } })
    else if (wrong !== undefined) refuse({ message: '', errors: { reason: wrong } })
    else
      send('propose', star =>
        calls.propose.run(
          {
            ...paramsOf(star),
            body: {
              version: star.version,
              star: proposal === 'none' ? null : proposal,
              reason: needed ? proposalReason.trim() : '',
            },
          },
          silent,
        ),
      )
  }

  const decideCancel = (agree: boolean, reason: string) =>
    send(agree ? 'agree_cancel' : 'refuse_cancel', star =>
      calls.cancel.run({ ...paramsOf(star), body: { version: star.version, agree, reason } }, silent),
    )

  function register() {
    const { objectionBy, objectionText } = draft.read()
    const [by, text] = [objectionBy.trim(), objectionText.trim()]
    const errors = {
      ...(length(by) < 2 ? { by: '请填写异议人，至少 2 个字' } : {}),
      ...(length(text) < 10 ? { text: '请填写异议内容，至少 10 个字' } : {}),
    }
    if (Object.keys(errors).length > 0) return refuse({ message: '', errors })
    return send('register', star =>
      calls.register.run({ ...paramsOf(star), body: { version: star.version, by, text } }, silent),
    )
  }

  /** The advice of the first person, or the decision of the second. */
  function settleObjection(objection_id: string, step: 'check' | 'decide') {
    const { advice, adviceReason } = draft.read()
    const wrong = reasonError(adviceReason)
    if (advice === null || !objectionDecisions.includes(advice))
      return refuse({ message: '', errors: { advice: step === 'check' ? '请选择核查意见' : '请选择决定' } })
    if (wrong !== undefined) return refuse({ message: '', errors: { reason: wrong } })
    const reason = adviceReason.trim()
    if (step === 'check')
      return send('check_objection', star =>
        calls.checkObjection.run(
          { ...paramsOf(star), body: { version: star.version, objection_id, advice, reason } },
          silent,
        ),
      )
    return send('decide_objection', star =>
      calls.decideObjection.run(
        { ...paramsOf(star), body: { version: star.version, objection_id, decision: advice, reason } },
        silent,
      ),
    )
  }
  function sendBack(objection_id: string) {
    const { adviceReason } = draft.read()
    const wrong = reasonError(adviceReason)
    if (wrong !== undefined) return refuse({ message: '', errors: { reason: wrong } })
    return send('send_back', star =>
      calls.decideObjection.run(
        {
          ...paramsOf(star),
          body: { version: star.version, objection_id, decision: 'send_back', reason: adviceReason.trim() },
        },
        silent,
      ),
    )
  }

  const award = () =>
    send('award', star => calls.award.run({ ...paramsOf(star), body: { version: star.version } }, silent))
  const revoke = (reason: string) =>
    send('revoke', star =>
      calls.revoke.run({ ...paramsOf(star), body: { version: star.version, reason } }, silent),
    )

  function movePaper(act: StaffPaperAct) {
    const { carrier, trackingNo } = draft.read()
    const given = act === 'ship' ? { carrier: carrier.trim(), tracking_no: trackingNo.trim() } : null
    const errors = {
      ...(given?.carrier === '' ? { carrier: '请填写快递公司' } : {}),
      ...(given?.tracking_no === '' ? { tracking_no: '请填写快递单号' } : {}),
    }
    if (Object.keys(errors).length > 0) return refuse({ message: '', errors })
    return send('paper', star => {
      const { id: paper_id, version } = star.paper ?? { id: '', version: 0 }
      return calls.paper.run(
        {
          ...paramsOf(star),
          body: { paper_id, version, act, ...(given ?? { carrier: '', tracking_no: '' }) },
        },
        silent,
      )
    })
  }

  /** Opens a dialog, or does at once what needs none. */
  function askFor(act: TalentAct) {
    if (justWentOn()) return
    if (act === 'return') check('return')
    else if (act === 'pass' && remarkCount(draft.read()) === 0) check('pass')
    else if (act === 'hand_in') askToHandIn()
    else ask(act)
  }

  return {
    ...shown,
    dialog,
    refused,
    ask: askFor,
    check,
    declare,
    recuse,
    handIn,
    propose,
    decideCancel,
    register,
    settleObjection,
    sendBack,
    award,
    revoke,
    movePaper,
  }
}

export type TalentDecision = ReturnType<typeof useTalentDecision>
