import type { ReactNode } from 'react'
import type { StoredEntry } from '@portal/api/contract/profile.schema'
import type { Collection } from '@portal/api/rules/profile-form'
import { PaperclipIcon, PencilIcon, Trash2Icon } from '@portal/ui/icon'
import { IconButton } from '@portal/ui/icon-button'
import { TextLink } from '@portal/ui/text-link'
import { remarkInWords, rowOf, typeName, type FieldLists } from './entry-words.ts'
import type { ProfileRemarks } from './profile-remarks.ts'
import * as S from './Profile.styles.ts'
import { RemarkLines } from './RemarkLines.tsx'

export interface EntryLineProps {
  collection: Collection
  entry: StoredEntry
  lists: FieldLists
  /** What the association says of it; where it says anything. */
  remarks?: ProfileRemarks | undefined
  /** What can be done with it. */
  children?: ReactNode
}

/** One entry of a collection as it is read: when, what, and its proofs. */
export function EntryLine({ collection, entry, lists, remarks, children }: EntryLineProps) {
  const { period, title, meta } = rowOf(collection, entry, lists)
  return (
    <S.Row>
      <span>{period}</span>
      <S.RowText>
        <h3>{title}</h3>
        <p>{meta}</p>
        {entry.attachments.length === 0 ? null : (
          <S.Proofs aria-label={`${title}的证明材料`}>
            {entry.attachments.map(({ file_id, dic_id, name, url }) => (
              <li key={file_id}>
                <TextLink variant="quiet" href={url} title={name} target="_blank" rel="noopener noreferrer">
                  <PaperclipIcon size={16} />
                  {typeName(collection, dic_id, lists)}
                </TextLink>
              </li>
            ))}
          </S.Proofs>
        )}
        {remarks ? <RemarkLines remarks={remarks.map(remark => remarkInWords(collection, remark))} /> : null}
      </S.RowText>
      {children}
    </S.Row>
  )
}

export interface EntryRowProps extends Omit<EntryLineProps, 'children'> {
  onEdit: () => void
  onRemove: () => void
  /** The person is about to edit. */
  onAhead: () => void
}

/** One entry of a collection: when, what, its proofs, and what can be done with it. */
export function EntryRow({ onEdit, onRemove, onAhead, ...line }: EntryRowProps) {
  const { collection, entry, lists } = line
  const { title } = rowOf(collection, entry, lists)
  return (
    <EntryLine {...line}>
      <S.Acts>
        <IconButton
          id={`edit-${entry.id}`}
          icon={PencilIcon}
          label={`修改 ${title}`}
          onPointerEnter={onAhead}
          onFocus={onAhead}
          onClick={onEdit}
        />
        <IconButton icon={Trash2Icon} label={`删除 ${title}`} onClick={onRemove} />
      </S.Acts>
    </EntryLine>
  )
}
