import type { contract } from '@portal/api/contract'
import type { Deps } from '../../deps.ts'
import { noRight } from '../../http/errors.ts'
import type { HandlersOf } from '../../http/routes.ts'
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

export const applicationsHandlers = (deps: Deps): HandlersOf<(typeof contract)['applications']> => ({
  'personalVips.apply': ({ effect, caller, address, now, input: { body } }) => {
    const applying = { member: caller, address, now }
    return effect(async (tx): Promise<Applied> => {
      switch (body.action) {
        case 'save':
          return saveDraft(tx, deps, applying, body)
        case 'submit':
          return submit(tx, deps, applying, body)
        case 'withdraw':
          return withdraw(tx, deps, applying)
        case 'renew':
          return renew(tx, deps, applying)
      }
    })
  },

  'personalVips.applyCheck': ({ db, effect, caller, address, now, input: { body } }) => {
    if (caller.kind === 'member') return mayApply(db, deps, { member: caller, now })
    // staff has nothing to apply for
    if (body.id === undefined) throw noRight()
    return effect(tx => decide(tx, deps, { staff: caller, address, now }, body))
  },

  'personalVips.current': ({ db, caller, now }) => currentApplication(db, deps, { member: caller, now }),

  'applications.list': ({ db, input, now }) => listApplications(db, input.query, now),

  'applications.get': ({ db, caller, input, now }) => seeApplication(db, deps, caller, input.params.id, now),

  'applications.revealIdNumber': ({ effect, caller, address, now, input }) =>
    effect(tx => revealIdNumber(tx, deps, { staff: caller, address, now }, input.params.id)),
})
