import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import { currentApplication, mayApply, renew, saveDraft, submit, withdraw } from './apply.service.ts'
import { decide, listApplications, revealIdNumber, getApplication } from './audit.service.ts'

export const applicationsHandlers: HandlersOf<(typeof contract)['applications']> = {
  'personalVips.save': ({ transaction, input }) => transaction(work => saveDraft(work, input.body)),

  'personalVips.submit': ({ transaction, input }) => transaction(work => submit(work, input.body)),

  'personalVips.withdraw': ({ transaction }) => transaction(withdraw),

  'personalVips.renew': ({ transaction }) => transaction(renew),

  'personalVips.checkEligibility': ({ context }) => mayApply(context),

  'applications.decide': ({ transaction, input }) => transaction(work => decide(work, input.body)),

  'personalVips.current': ({ context }) => currentApplication(context),

  'applications.list': ({ context, input, now }) => listApplications(context.db, input.query, now),

  'applications.get': ({ context, input }) => getApplication(context, input.params.id),

  'applications.revealIdNumber': ({ transaction, input }) =>
    transaction(work => revealIdNumber(work, input.params.id)),
}
