import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import { noRight } from '../kernel/errors.ts'
import {
  currentApplication,
  mayApply,
  renew,
  saveDraft,
  submit,
  withdraw,
  type Applied,
} from './apply.service.ts'
import { decide, listApplications, revealIdNumber, seeApplication } from './audit.service.ts'

export const applicationsHandlers: HandlersOf<(typeof contract)['applications']> = {
  'personalVips.apply': ({ effect, input: { body } }) =>
    effect(async (work): Promise<Applied> => {
      switch (body.action) {
        case 'save':
          return saveDraft(work, body)
        case 'submit':
          return submit(work, body)
        case 'withdraw':
          return withdraw(work)
        case 'renew':
          return renew(work)
      }
    }),

  'personalVips.applyCheck': ({ reading, effect, caller, input: { body } }) => {
    if (caller.kind === 'member') return mayApply({ ...reading, caller })
    // staff has nothing to apply for
    if (body.id === undefined) throw noRight()
    return effect(work => decide(work.as(caller), body))
  },

  'personalVips.current': ({ reading }) => currentApplication(reading),

  'applications.list': ({ reading, input, now }) => listApplications(reading.db, input.query, now),

  'applications.get': ({ reading, input }) => seeApplication(reading, input.params.id),

  'applications.revealIdNumber': ({ effect, input }) => effect(work => revealIdNumber(work, input.params.id)),
}
