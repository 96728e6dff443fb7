import type { StarApplication, StarForm } from '@portal/api/contract/stars.schema'
import { positionLimit, starName, type StarLevel } from '@portal/api/rules/star'

/** What is chosen so far. */
export interface StarDraft extends Omit<StarForm, 'star'> {
  star: StarLevel | null
}

export const starLabels = {
  star: '申报星级',
  category: '评价类别',
  position: '申报岗位',
} as const satisfies Record<keyof StarDraft, string>

/** What an application holds; `star` is the level that the address asks for. */
export const draftOf = (current: StarApplication | null, star: StarLevel | null): StarDraft => ({
  star: star ?? current?.star ?? null,
  category: current?.category ?? '综合',
  position: current?.position ?? '',
})

/** A draft as it is kept: a position that is not one yet is left out. */
export function kept({ star, category, position }: StarDraft) {
  const words = position.trim()
  const isPosition = words.length > 1 && words.length <= positionLimit
  return { ...(star === null ? {} : { star }), category, ...(isPosition ? { position: words } : {}) }
}

/** The same by the labels of the form. */
export const draftInWords = ({ star, category, position }: StarDraft): Record<string, string> => ({
  [starLabels.star]: star === null ? '' : starName(star),
  [starLabels.category]: category,
  [starLabels.position]: position.trim(),
})
