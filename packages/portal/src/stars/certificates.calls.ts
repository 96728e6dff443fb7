import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import { notFound } from '../kernel/errors.ts'
import { enforceLimit } from '../kernel/limits.ts'
import type { Host } from '../ports.ts'
import { lookUpCertificate } from './look-up-certificate.ts'

/** Codes that one address may try in an hour: a stack of certificates, and no search through all codes. */
const maxPerHour = 120

export const certificatesHandlers = ({
  db,
}: Pick<Host, 'db'>): HandlersOf<(typeof contract)['certificates']> => ({
  'certificates.verify': async ({ input, address, now }) => {
    const limit = { key: `certificates:${address}`, max: maxPerHour, windowMs: 3_600_000 }
    await enforceLimit(db.pool, limit, now)
    const found = await lookUpCertificate(db.pool, input.params.code, now)
    if (!found) throw notFound()
    return found
  },
})
