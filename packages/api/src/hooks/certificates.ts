import { verifyCertificate } from '../contract/certificates.contract.ts'
import type { DataOf } from '../contract/endpoint.ts'
import { type Read, useRead } from './use-read.ts'

/** What stands on the certificate with this code today; a code is asked for once, not on each focus. */
export const useCertificate = (code: string): Read<DataOf<typeof verifyCertificate>> =>
  useRead(
    verifyCertificate,
    { params: { code } },
    { revalidateOnFocus: false, shouldRetryOnError: false, silent: true },
  )
