import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import { open, ownLinks, ownResume, revoke, share } from './resumes.service.ts'

export const resumesHandlers: HandlersOf<(typeof contract)['resumes']> = {
  'resumes.show': ({ context }) => ownResume(context),

  'resumes.links': ({ context }) => ownLinks(context),

  'resumes.share': ({ transaction, input }) => transaction(work => share(work, input.body)),

  'resumes.revoke': ({ transaction, input }) => transaction(work => revoke(work, input.body.link_id)),

  'resumes.openSignedIn': ({ context, input, refuse }) => open(context, input.body, refuse),

  'resumes.open': ({ context, input, refuse }) => open(context, input.body, refuse),
}
