import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fileRef } from './fields.ts'

export const filePurposes = ['voucher', 'application'] as const

export const uploadImage = endpoint({
  name: 'files.upload',
  method: 'post',
  path: '/api/ali_upload_image',
  summary:
    'Store one jpg, png, webp or pdf (by content, at most 10 MB); images lose their metadata (D7, D10.8)',
  who: { member: true },
  upload: true,
  body: z.object({ purpose: z.enum(filePurposes, '文件用途不正确') }),
  data: fileRef,
  rules: ['file_missing', 'file_too_large', 'file_type', 'file_damaged', 'image_too_many_pixels'],
})
