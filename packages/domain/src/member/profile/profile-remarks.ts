import type { StarApplication } from '@portal/api/contract/stars.schema'
import type { ProfilePart } from '@portal/api/rules/profile'

/** A remark of the association on the profile that went with an application. */
export type ProfileRemark = StarApplication['remarks'][number]
export type ProfileRemarks = readonly ProfileRemark[]

/** Remarks on one part of the profile. */
export const onPart = (remarks: ProfileRemarks, part: ProfilePart): ProfileRemarks =>
  remarks.filter(remark => remark.part === part)

/** Remarks on one entry; null: on none that is there. */
export const onEntry = (remarks: ProfileRemarks, entryId: string | null): ProfileRemarks =>
  remarks.filter(({ entry_id }) => entry_id === entryId)

/** What is said of each field; several remarks on one stand one after the other. */
export function byField(remarks: ProfileRemarks): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const { field, text } of remarks)
    if (field !== null) texts[field] = texts[field] === undefined ? text : `${texts[field]}；${text}`
  return texts
}

/** What is said of no field in particular. */
export const asAWhole = (remarks: ProfileRemarks): string[] =>
  remarks.flatMap(({ field, text }) => (field === null ? [text] : []))
