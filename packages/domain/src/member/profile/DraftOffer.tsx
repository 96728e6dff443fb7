import type { EntryDraft } from '@portal/api/contract/profile.schema'
import { collections, type Collection } from '@portal/api/rules/profile-form'
import { Button } from '@portal/ui/button'
import { Notice } from '@portal/ui/notice'
import { rowOf, type FieldLists } from './entry-words.ts'
import * as S from './Profile.styles.ts'

export interface DraftOfferProps {
  collection: Collection
  draft: EntryDraft
  lists: FieldLists
  onContinue: () => void
  onGiveUp: () => void
}

/** An entry that was typed and never saved: it can be typed on, or given up. */
export function DraftOffer({ collection, draft, lists, onContinue, onGiveUp }: DraftOfferProps) {
  const { title } = collections[collection]
  const { title: name } = rowOf(collection, draft, lists)
  return (
    <Notice title={`有一份${title}没有保存${name === '' ? '' : `：${name}`}`}>
      <p>草稿保存于 {draft.saved_at.slice(0, 16)}。</p>
      <S.Choices>
        <Button size="m" aria-label={`继续填写${title}${name}`} onClick={onContinue}>
          继续填写
        </Button>
        <Button size="m" variant="text" aria-label={`放弃草稿${title}${name}`} onClick={onGiveUp}>
          放弃草稿
        </Button>
      </S.Choices>
    </Notice>
  )
}
