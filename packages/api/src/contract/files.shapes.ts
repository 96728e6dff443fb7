import * as z from 'zod/mini'
import { photoKinds } from '../rules/photo-consent.ts'
import { fileRef } from './fields.ts'
import type { Shape } from './shape.ts'

const filePurposes = ['voucher', 'application', 'avatar', 'profile', 'objection', ...photoKinds] as const

/** What each call in files.contract.ts takes and answers, and who may make it. */
export const filesShapes = {
  'files.upload': {
    summary:
      'Store one jpg, png, webp or pdf (by content, at most 10 MB); images lose their metadata (D7, D10.8)',
    who: { member: true },
    body: z.object({ purpose: z.enum(filePurposes, '文件用途不正确') }),
    data: fileRef,
  },
} as const satisfies Record<string, Shape>
