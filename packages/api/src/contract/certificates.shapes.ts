import * as z from 'zod/mini'
import {
  certificateStates,
  plainVerifyCode,
  verifyCodePattern,
  type CertificateState,
} from '../rules/certificate.ts'
import { time } from './fields.ts'
import type { Shape } from './shape.ts'
import { certificateFacts } from './stars.schema.ts'

const isState = (state: string): state is CertificateState => Object.hasOwn(certificateStates, state)

/** What each call in certificates.contract.ts takes and answers, and who may make it. */
export const certificatesShapes = {
  'certificates.verify': {
    summary: 'Everything that is printed on the certificate with this code, and what it is worth today (D7)',
    who: 'anyone',
    params: z.object({
      code: z
        .string('请输入证书核验码')
        .check(z.overwrite(plainVerifyCode), z.regex(verifyCodePattern, '核验码是 8 位字母和数字')),
    }),
    data: z.object({
      certificate: certificateFacts,
      state: z.enum(Object.keys(certificateStates).filter(isState)),
      checked_at: time,
    }),
  },
} as const satisfies Record<string, Shape>
