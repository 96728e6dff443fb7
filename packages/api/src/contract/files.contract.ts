import type { Endpoint } from './endpoint.ts'

export const uploadImage = {
  name: 'files.upload',
  method: 'post',
  path: '/api/ali_upload_image',
  upload: true,
  rules: [
    'file_missing',
    'file_too_large',
    'file_type',
    'file_not_picture',
    'photo_consent_missing',
    'file_damaged',
    'image_too_many_pixels',
  ],
} as const satisfies Endpoint
