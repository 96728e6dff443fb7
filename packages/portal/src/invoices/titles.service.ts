import type { InvoiceTitle } from '@portal/api/contract/invoices.schema'
import { maxInvoiceTitles } from '@portal/api/rules/invoice'
import type { MemberCaller } from '../kernel/callers.ts'
import { notFound } from '../kernel/errors.ts'
import type { TitleColumns } from '../kernel/schema.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import {
  clearDefault,
  deleteTitle,
  insertTitle,
  lockTitleBook,
  titlesOf,
  updateTitle,
  type TitleRecord,
} from './titles.repository.ts'

const present = ({ member_id: _owner, created_at: _since, ...title }: TitleRecord): InvoiceTitle => title

export const listTitles = async ({ db, caller }: ReadContext<MemberCaller>): Promise<InvoiceTitle[]> =>
  (await titlesOf(db, caller.id)).map(present)

interface GivenTitle extends TitleColumns {
  title_id?: string | undefined
  is_default: boolean
}

/** Adds a title or changes one. The first is the default; a default stays one until another is. */
export async function saveTitle(
  work: Work<MemberCaller, 'title_exists' | 'titles_too_many'>,
  { title_id, ...given }: GivenTitle,
): Promise<InvoiceTitle> {
  const { db, caller, now } = work
  await lockTitleBook(db, caller.id)
  const book = await titlesOf(db, caller.id)
  const old = book.find(title => title.id === title_id)
  if (title_id !== undefined && !old) throw notFound()
  const content = { ...given, tax_no: given.title_type === 'personal' ? '' : given.tax_no }
  const twin = book.find(
    title =>
      title.id !== title_id && title.buyer_name === content.buyer_name && title.tax_no === content.tax_no,
  )
  if (twin) throw work.refuse('title_exists')
  if (!old && book.length >= maxInvoiceTitles) throw work.refuse('titles_too_many')
  const isDefault = given.is_default || (old ? old.is_default : book.length === 0)
  if (isDefault) await clearDefault(db, caller.id)
  const title: TitleRecord = {
    id: old?.id ?? work.newId(),
    member_id: caller.id,
    created_at: old?.created_at ?? now,
    ...content,
    is_default: isDefault,
  }
  if (old) await updateTitle(db, old.id, { ...content, is_default: isDefault })
  else await insertTitle(db, title)
  work.audit({
    act: old ? 'invoices.change_title' : 'invoices.add_title',
    record: { kind: 'invoice_title', id: title.id },
    money: false,
    diff: { buyer_name: [old?.buyer_name ?? null, title.buyer_name], is_default: isDefault },
    reason: '',
  })
  return present(title)
}

/** Takes a title out of the book; where it was the default, the oldest of the others is. */
export async function removeTitle(work: Work<MemberCaller>, id: string): Promise<Record<string, never>> {
  const { db, caller } = work
  await lockTitleBook(db, caller.id)
  const book = await titlesOf(db, caller.id)
  const old = book.find(title => title.id === id)
  if (!old) throw notFound()
  await deleteTitle(db, id)
  const next = book.find(title => title.id !== id)
  if (old.is_default && next) await updateTitle(db, next.id, { is_default: true })
  work.audit({
    act: 'invoices.remove_title',
    record: { kind: 'invoice_title', id },
    money: false,
    diff: { buyer_name: [old.buyer_name, null] },
    reason: '',
  })
  return {}
}
