import type { Endpoint } from './endpoint.ts'

/** Looks a certificate up by the code that is printed on it. */
export const verifyCertificate = {
  name: 'certificates.verify',
  method: 'get',
  path: '/api/certificates/{code}',
  rules: [],
} as const satisfies Endpoint
