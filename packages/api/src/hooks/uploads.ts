import type { BodyOf } from '../contract/endpoint.ts'
import { uploadImage } from '../contract/files.contract.ts'
import { uploadLeadVoucher } from '../contract/orders.contract.ts'
import type { OrderRow } from '../contract/orders.schema.ts'
import { useClient } from './api-context.ts'
import { orderParams } from './orders.ts'

interface UploadOptions {
  /** From 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Uploads one file; several may run side by side, each with its own progress. */
export function useUpload(purpose: BodyOf<typeof uploadImage>['purpose']) {
  const client = useClient()
  return (file: File, options: UploadOptions = {}) =>
    client.call(uploadImage, { body: { purpose }, file }, { ...options, silent: true })
}

/** The same for the picture of a transfer that an own lead has made. */
export function useLeadVoucherUpload(kind: OrderRow['kind'], orderNo: string) {
  const client = useClient()
  return (file: File, options: UploadOptions = {}) =>
    client.call(
      uploadLeadVoucher,
      { params: orderParams(kind), body: { order_no: orderNo }, file },
      { ...options, silent: true },
    )
}
