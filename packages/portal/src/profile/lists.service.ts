import type { AttachmentDic, SelectOption } from '@portal/api/contract/profile.schema'
import type { EntryFields } from '@portal/api/rules/form-fields'
import type { Collection, ServerList } from '@portal/api/rules/profile-form'
import type { Executor } from '../kernel/database.ts'
import {
  attachmentDicRows,
  selectOptionRows,
  type AttachmentRef,
  type Content,
} from './profile.repository.ts'

/** Every list that the server keeps. */
export async function listSelectOptions(db: Executor): Promise<Record<ServerList, SelectOption[]>> {
  const rows = await selectOptionRows(db)
  const optionsOf = (list: ServerList): SelectOption[] =>
    rows.filter(row => row.list === list).map(({ code, name, stopped }) => ({ id: code, name, stopped }))
  return {
    education: optionsOf('education'),
    degree: optionsOf('degree'),
    study_mode: optionsOf('study_mode'),
    industry: optionsOf('industry'),
    unit_size: optionsOf('unit_size'),
    credential_kind: optionsOf('credential_kind'),
    profit_level: optionsOf('profit_level'),
    paper_kind: optionsOf('paper_kind'),
    paper_role: optionsOf('paper_role'),
  }
}

export const listAttachmentDics = async (db: Executor): Promise<{ list: AttachmentDic[] }> => ({
  list: await attachmentDicRows(db),
})

interface Before {
  content: Content
  attachments: readonly AttachmentRef[]
}

/**
 * What names no option or type that is offered, by field. What was stopped after it was chosen may stay with the entry
 * that has it.
 */
export async function listErrors(
  db: Executor,
  { collection, fields }: { collection: Collection; fields: EntryFields },
  given: { content: Content; attachments: readonly AttachmentRef[] },
  before: Before | null,
): Promise<Record<string, string>> {
  const options = await selectOptionRows(db)
  const errors: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const code = given.content[name]
    if (field.kind !== 'coded' || code === '' || code === before?.content[name]) continue
    const option = options.find(row => row.list === field.list && row.code === code)
    if (!option || option.stopped)
      errors[name] = option ? `所选${field.label}已停用，请重新选择` : `请选择${field.label}`
  }
  if (given.attachments.length === 0) return errors
  const dics = await attachmentDicRows(db)
  const kept = new Set(before?.attachments.map(({ dic_id, file_id }) => `${dic_id} ${file_id}`))
  const wrong = given.attachments.some(({ dic_id, file_id }) => {
    const dic = dics.find(({ id }) => id === dic_id)
    return dic?.collection !== collection || (dic.stopped && !kept.has(`${dic_id} ${file_id}`))
  })
  return wrong ? { ...errors, attachments: '材料类型不正确或已停用，请重新选择' } : errors
}
