import { verifyCertificate } from '../contract/certificates.contract.ts'
import type { DataOf } from '../contract/endpoint.ts'
import type { Read } from './use-read.ts'
import { useSilentRead } from './use-silent-read.ts'

/** What stands on the certificate with this code today. */
export const useCertificate = (code: string): Read<DataOf<typeof verifyCertificate>> =>
  useSilentRead(verifyCertificate, { params: { code } })
