import type { contract } from '@portal/api/contract'
import { certificateState } from '@portal/api/rules/certificate'
import { dayOf, formatTime } from '@portal/api/rules/dates'
import type { HandlersOf } from '../kernel/answer.ts'
import { notFound } from '../kernel/errors.ts'
import { enforceLimit } from '../kernel/limits.ts'
import type { Host } from '../ports.ts'
import { presentCertificate } from './present.ts'
import { findCertificate } from './stars.repository.ts'

/** Codes that one address may try in an hour: a stack of certificates, and no search through all codes. */
const maxPerHour = 120

export const certificatesHandlers = ({
  db,
}: Pick<Host, 'db'>): HandlersOf<(typeof contract)['certificates']> => ({
  'certificates.verify': async ({ input, address, now }) => {
    const limit = { key: `certificates:${address}`, max: maxPerHour, windowMs: 3_600_000 }
    await enforceLimit(db.pool, limit, now)
    const record = await findCertificate(db.pool, input.params.code)
    const certificate = record && presentCertificate(record)
    if (!certificate) throw notFound()
    return {
      certificate,
      state: certificateState(certificate, dayOf(now)),
      checked_at: formatTime(now),
    }
  },
})
