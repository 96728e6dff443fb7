import type { verifyCertificate } from '@portal/api/contract/certificates.contract'
import type { DataOf } from '@portal/api/contract/endpoint'
import { certificateState } from '@portal/api/rules/certificate'
import { dayOf, formatTime } from '@portal/api/rules/dates'
import type { Executor } from '../kernel/database.ts'
import { certificateFacts } from './present.ts'
import { findCertificate } from './stars.repository.ts'

/** The certificate with this code and what it is worth on that day; null where no certificate has it. */
export async function lookUpCertificate(
  db: Executor,
  code: string,
  now: Date,
): Promise<DataOf<typeof verifyCertificate> | null> {
  const record = await findCertificate(db, code)
  const certificate = record && certificateFacts(record)
  if (!certificate) return null
  return {
    certificate,
    state: certificateState(certificate, dayOf(now)),
    checked_at: formatTime(now),
  }
}
