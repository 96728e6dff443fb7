import * as z from 'zod/mini'
import { objectionDecisions, mostStarRemarks, starReasonLimit, starStatuses } from '../rules/star.ts'
import { id, optionalText, staffPaging, text } from './fields.ts'
import type { Shape } from './shape.ts'
import {
  chosenStar,
  comments,
  deskStar,
  deskStarList,
  objectionBody,
  scores,
  starNo,
  starRemark,
  version,
} from './stars.schema.ts'

const params = z.object({ application_no: starNo })
const reason = optionalText('理由', starReasonLimit)
const { text: objectionText } = objectionBody.shape

const who = { staff: 'audit' } as const

/** What each call in star-desk.contract.ts takes and answers, and who may make it. */
export const starDeskShapes = {
  'starDesk.list': {
    summary: 'Star applications in a state, the nearest deadline first, with the number in each state (D7)',
    who,
    query: z.object({
      status: z._default(
        z.coerce
          .number('状态不正确')
          .check(z.refine(given => starStatuses.some(one => one === given && one !== 0), '状态不正确')),
        10,
      ),
      search: optionalText('搜索内容', 50),
      star: z.optional(
        z.coerce
          .number('请选择星级')
          .check(z.int('请选择星级'), z.minimum(1, '请选择星级'), z.maximum(5, '请选择星级')),
      ),
      /** Of the publicity: with an open objection, without any. */
      objection: z.optional(z.enum(['open', 'none'], '请选择异议状态')),
      ...staffPaging,
    }),
    data: deskStarList,
  },

  'starDesk.get': {
    summary:
      'One star application as its reader may see it; another scorer’s sheet never before the own (D7)',
    who,
    params,
    data: deskStar,
  },

  'starDesk.check': {
    summary:
      'Decide the first check: pass makes the order, return needs a remark, reject a reason: 10 → 20, 15, 60',
    who,
    params,
    body: z.object({
      version,
      result: z.enum(['pass', 'return', 'reject'], '请选择初审结果'),
      remark: optionalText('意见', starReasonLimit),
      remarks: z._default(
        z.array(starRemark).check(z.maxLength(mostStarRemarks, `意见最多 ${mostStarRemarks} 条`)),
        [],
      ),
    }),
    data: deskStar,
  },

  'starDesk.declare': {
    summary:
      'Declare whether there is a conflict of interests, before the file opens or once one is found (D7)',
    who,
    params,
    body: z.object({ conflict: z.boolean('请选择'), note: optionalText('说明', starReasonLimit) }),
    data: deskStar,
  },

  'starDesk.saveSheet': {
    summary: 'Keep the own score sheet; 409 when another tab saved a later one',
    who,
    params,
    body: z.object({ version, scores, comments }),
    data: deskStar,
  },

  'starDesk.handInSheet': {
    summary: 'Hand the own score sheet in: it cannot be changed any more (D7)',
    who,
    params,
    body: z.object({ version, scores, comments }),
    data: deskStar,
  },

  'starDesk.propose': {
    summary: 'Propose the level, one lower with a reason, or none with a reason: 30 → 40, 60 (D7)',
    who,
    params,
    body: z.object({ version, star: z.nullable(chosenStar), reason }),
    data: deskStar,
  },

  'starDesk.decideCancel': {
    summary: 'Agree that an application that is being scored is given up, or not: 30 → 70',
    who,
    params,
    body: z.object({ version, agree: z.boolean('请选择'), reason }),
    data: deskStar,
  },

  'starDesk.registerObjection': {
    summary: 'Note an objection that came by another way; it stops the clock (D7)',
    who,
    params,
    body: z.object({ version, by: text('异议人', 50, 2), text: objectionText }),
    data: deskStar,
  },

  'starDesk.checkObjection': {
    summary: 'What was found about an objection, with an advice',
    who,
    params,
    body: z.object({
      version,
      objection_id: id,
      advice: z.enum(objectionDecisions, '请选择建议'),
      reason,
    }),
    data: deskStar,
  },

  'starDesk.decideObjection': {
    summary:
      'Decide an objection as the second person: 40 → 40, 60; or send it back to be looked into again (D7)',
    who,
    params,
    body: z.object({
      version,
      objection_id: id,
      decision: z.enum([...objectionDecisions, 'send_back'], '请选择处理结果'),
      reason,
    }),
    data: deskStar,
  },

  'starDesk.award': {
    summary: 'Award the proposed level once the publicity is over without an open objection: 40 → 50 (D7)',
    who,
    params,
    body: z.object({ version }),
    data: deskStar,
  },

  'starDesk.revoke': {
    summary: 'Revoke a certificate with a reason: 50 → 90',
    who,
    params,
    body: z.object({ version, reason }),
    data: deskStar,
  },

  'starDesk.movePaper': {
    summary:
      'Move the paper certificate: printing, shipped with carrier and number, received, returned, reissued (D7)',
    who,
    params,
    body: z.object({
      paper_id: id,
      version,
      act: z.enum(['print', 'ship', 'receive', 'come_back', 'reissue'], '请选择处理方式'),
      carrier: optionalText('快递公司', 30),
      tracking_no: optionalText('快递单号', 40),
    }),
    data: deskStar,
  },
} as const satisfies Record<string, Shape>
