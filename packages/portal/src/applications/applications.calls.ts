import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import { currentApplication, mayApply, renew, saveDraft, submit, withdraw } from './apply.service.ts'
import { decide, listApplications, revealIdNumber, seeApplication } from './audit.service.ts'

export const applicationsHandlers: HandlersOf<(typeof contract)['applications']> = {
  'personalVips.save': ({ effect, input }) => effect(work => saveDraft(work, input.body)),

  'personalVips.submit': ({ effect, input }) => effect(work => submit(work, input.body)),

  'personalVips.withdraw': ({ effect }) => effect(withdraw),

  'personalVips.renew': ({ effect }) => effect(renew),

  'personalVips.checkEligibility': ({ reading }) => mayApply(reading),

  'applications.decide': ({ effect, input }) => effect(work => decide(work, input.body)),

  'personalVips.current': ({ reading }) => currentApplication(reading),

  'applications.list': ({ reading, input, now }) => listApplications(reading.db, input.query, now),

  'applications.get': ({ reading, input }) => seeApplication(reading, input.params.id),

  'applications.revealIdNumber': ({ effect, input }) => effect(work => revealIdNumber(work, input.params.id)),
}
