import type { CouponBatch } from '@portal/api/contract/coupons.schema'
import { createUnsent } from '@portal/api/hooks/unsent'
import { batchErrors, batchInUseErrors, termsOfBatch, type GivenBatch } from '@portal/api/rules/coupon-batch'
import { shortDay } from '@portal/api/rules/dates'

/** A batch as it is typed. */
export interface BatchDraft extends Omit<GivenBatch, 'total' | 'per_member'> {
  total: number | null
  per_member: number | null
}
export type DraftErrors = Partial<Record<keyof BatchDraft, string>>

/** What was typed of batches and not saved, by id: the browser asks before it is lost. */
export const useBatchDrafts = createUnsent<BatchDraft>()

/** A new batch before anything is typed. */
export const freshBatch = (today: string): BatchDraft => ({
  name: '',
  way: 'amount',
  off_fen: null,
  percent: null,
  most_fen: null,
  items: [],
  least_fen: null,
  total: null,
  per_member: 1,
  issuing: 'shared',
  code: '',
  starts_on: today,
  ends_on: '',
})

/** A batch as its form starts. */
export const draftOfBatch = (batch: CouponBatch): BatchDraft => ({
  ...termsOfBatch(batch),
  starts_on: shortDay(batch.starts_at),
  ends_on: shortDay(batch.ends_at),
})

/** A draft whose numbers are there. */
const whole = (draft: BatchDraft): GivenBatch | null =>
  draft.total === null || draft.per_member === null
    ? null
    : { ...draft, total: draft.total, per_member: draft.per_member }

/** What is missing or does not go together, by field; the portal judges the rest. */
export function draftErrors(draft: BatchDraft, batch: CouponBatch | null, today: string): DraftErrors {
  const missing: DraftErrors = {
    ...(draft.name.trim() === '' ? { name: '请输入名称' } : {}),
    ...(draft.items.length === 0 ? { items: '请至少选择一个适用项目' } : {}),
    ...(draft.total === null ? { total: '请输入总量' } : {}),
    ...(draft.per_member === null ? { per_member: '请输入每人可用' } : {}),
    ...(draft.starts_on === '' ? { starts_on: '请选择日期' } : {}),
    ...(draft.ends_on === '' ? { ends_on: '请选择日期' } : {}),
  }
  const given = whole(draft)
  const inUse = batch !== null && batch.taken > 0
  // what is missing says so below
  const judged = { ...draft, total: draft.total ?? Infinity, per_member: draft.per_member ?? 1 }
  return {
    ...batchErrors(judged, batch === null ? today : ''),
    ...(given && inUse ? batchInUseErrors(bodyOf(draftOfBatch(batch)), given) : {}),
    ...missing,
  }
}

/** What is sent of a draft that has no errors. */
export function bodyOf(draft: BatchDraft): GivenBatch {
  const given = whole(draft)
  if (given === null) throw new Error('A batch without its numbers')
  return given
}
