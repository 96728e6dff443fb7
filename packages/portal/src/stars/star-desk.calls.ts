import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import { awardStar, revokeStar } from './award.service.ts'
import { checkStar, getDeskStar, listDeskStars } from './desk.service.ts'
import { checkObjection, decideObjection, registerObjection } from './objections.service.ts'
import { movePaper } from './papers.service.ts'
import { decideStarCancel, declareInterest, handInSheet, proposeStar, saveSheet } from './scoring.service.ts'

export const starDeskHandlers: HandlersOf<(typeof contract)['starDesk']> = {
  'starDesk.list': ({ context, input }) => listDeskStars(context, input.query),

  'starDesk.get': ({ context, input }) => getDeskStar(context, input.params.application_no),

  'starDesk.check': ({ transaction, input: { params, body } }) =>
    transaction(work => checkStar(work, params.application_no, body)),

  'starDesk.declare': ({ transaction, input: { params, body } }) =>
    transaction(work => declareInterest(work, params.application_no, body)),

  'starDesk.saveSheet': ({ transaction, input: { params, body } }) =>
    transaction(work => saveSheet(work, params.application_no, body)),

  'starDesk.handInSheet': ({ transaction, input: { params, body } }) =>
    transaction(work => handInSheet(work, params.application_no, body)),

  'starDesk.propose': ({ transaction, input: { params, body } }) =>
    transaction(work => proposeStar(work, params.application_no, body)),

  'starDesk.decideCancel': ({ transaction, input: { params, body } }) =>
    transaction(work => decideStarCancel(work, params.application_no, body)),

  'starDesk.registerObjection': ({ transaction, input: { params, body } }) =>
    transaction(work => registerObjection(work, params.application_no, body)),

  'starDesk.checkObjection': ({ transaction, input: { params, body } }) =>
    transaction(work => checkObjection(work, params.application_no, body)),

  'starDesk.decideObjection': ({ transaction, input: { params, body } }) =>
    transaction(work => decideObjection(work, params.application_no, body)),

  'starDesk.award': ({ transaction, input: { params, body } }) =>
    transaction(work => awardStar(work, params.application_no, body.version)),

  'starDesk.revoke': ({ transaction, input: { params, body } }) =>
    transaction(work => revokeStar(work, params.application_no, body)),

  'starDesk.movePaper': ({ transaction, input: { params, body } }) =>
    transaction(work => movePaper(work, params.application_no, body)),
}
