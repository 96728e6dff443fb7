import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { entriesName, type TalentInfo, type TalentLists } from '@portal/api/hooks/profile'
import { completeness, profileParts, titleOfPart, type ProfilePart } from '@portal/api/rules/profile'
import { collectionNames, type Collection } from '@portal/api/rules/profile-form'
import { CheckIcon } from '@portal/ui/icon'
import { LazyConfirmDialog } from '../../shared/lazy-confirm-dialog/index.ts'
import { BasicSection } from './BasicSection.tsx'
import { Completeness } from './Completeness.tsx'
import type { EditorGuard } from './editor-guard.ts'
import { fieldLists } from './entry-words.ts'
import { EntrySection } from './EntrySection.tsx'
import { PhotosSection } from './PhotosSection.tsx'
import { onPart } from './profile-remarks.ts'
import * as S from './Profile.styles.ts'
import { ReturnedNotice, type Returned } from './ReturnedNotice.tsx'
import { useUnsavedBasics } from './unsaved-basics.ts'
import { useUnsavedEntry } from './unsaved-entry.ts'

export interface TalentProfileProps {
  info: TalentInfo
  lists: TalentLists
  /** The day it is, in Shanghai. */
  today: string
  /** The application that was sent back, with what the association remarked; null: there is none. */
  returned: Returned | null
}

const noRemarks: Returned['remarks'] = []

/** The one editor that is open. */
type Opened = { part: 'user_info' } | { part: Collection; id: string | null } | null

const entryIn = (opened: NonNullable<Opened>): string | null => ('id' in opened ? opened.id : null)
const isSame = (next: NonNullable<Opened>, opened: Opened): boolean =>
  opened !== null && next.part === opened.part && entryIn(next) === entryIn(opened)

/** The draft that was saved last, in its editor. */
function latestDraft(drafts: TalentInfo['drafts']): Opened {
  const [latest] = collectionNames
    .flatMap(part => drafts[part].map(({ entry_id, saved_at }) => ({ part, id: entry_id, saved_at })))
    .toSorted((a, b) => b.saved_at.localeCompare(a.saved_at))
  return latest ? { part: latest.part, id: latest.id } : null
}

/** The profile part by part. One editor is open at a time; leaving it with changes asks. */
export function TalentProfile({ info, lists, today, returned }: TalentProfileProps) {
  const { hash } = useLocation()
  const unsaved = useUnsavedEntry()
  const basics = useUnsavedBasics()
  const [byHand, setByHand] = useState(false)
  const [opened, setOpened] = useState<Opened>(() => {
    const left = unsaved.read()
    if (left) return { part: left.collection, id: left.id }
    if (basics.read()) return { part: 'user_info' }
    // who comes for something in particular is not led elsewhere
    const draft = hash === '' ? latestDraft(info.drafts) : null
    return draft ?? (info.basicInfoData.version === 0 ? { part: 'user_info' } : null)
  })
  const [asked, setAsked] = useState<{ next: Opened; focus: string } | null>(null)
  /** Id of what gets the focus next; at first the part that the address names. */
  const [focus, setFocus] = useState({ on: hash.slice(1) })
  const guard = useRef<EditorGuard | null>(null)
  const watch = (given: EditorGuard | null) => {
    guard.current = given
  }
  const remarks = returned?.remarks ?? noRemarks
  const named = useMemo(() => fieldLists(lists), [lists])

  useEffect(() => {
    document.getElementById(focus.on)?.focus()
  }, [focus])

  function turnTo(next: Opened, at: string) {
    setByHand(true)
    setAsked(null)
    setOpened(next)
    setFocus({ on: next === null ? at : '' })
  }
  /** Opens another editor, or none; `at` gets the focus then. */
  async function turn(next: Opened, at = '') {
    if (next !== null && isSame(next, opened)) return setFocus({ on: next.part })
    const isSaved = (await guard.current?.save()) ?? true
    if (isSaved) turnTo(next, at)
    else setAsked({ next, focus: at })
  }
  const go = (part: ProfilePart) => void turn(part === 'user_info' ? { part } : { part, id: null })

  const parts = completeness({
    user_info: info.basicInfoData,
    customer_edus: info.degreeInfos,
    customer_jobs: info.jobInfos,
    credentials: info.cerInfos,
    job_profits: info.rewardInfos,
    papers: info.resultInfos,
  })

  return (
    <S.Page>
      <S.Parts>
        {returned ? (
          <S.Returned>
            <ReturnedNotice returned={returned} />
          </S.Returned>
        ) : null}
        <Completeness parts={parts} onGo={go} />
        <PhotosSection photos={info.photos} />
        <BasicSection
          info={info.basicInfoData}
          remarks={onPart(remarks, 'user_info')}
          today={today}
          editing={opened?.part === 'user_info'}
          focus={byHand}
          onGuard={watch}
          onEdit={() => go('user_info')}
          onDone={() => turnTo(null, 'edit-user_info')}
        />
        {collectionNames.map(part => (
          <EntrySection
            key={part}
            collection={part}
            entries={info[entriesName[part]]}
            drafts={info.drafts[part]}
            remarks={onPart(remarks, part)}
            lists={named}
            today={today}
            editing={opened?.part === part ? opened.id : undefined}
            onEdit={id => void turn({ part, id })}
            onGuard={watch}
            onSaved={({ id }) => turnTo(null, `edit-${id}`)}
            onRemoved={() => setFocus({ on: `add-${part}` })}
            onCancel={() =>
              void turn(
                null,
                opened?.part === part && opened.id !== null ? `edit-${opened.id}` : `add-${part}`,
              )
            }
          />
        ))}
      </S.Parts>
      <S.Contents aria-label="资料目录">
        {profileParts.map(part => (
          <a key={part} href={`#${part}`} data-open={opened?.part === part || undefined}>
            {titleOfPart(part)}
            {parts.some(state => state.part === part && state.share >= 1) ? (
              <CheckIcon size={16} label="已填" />
            ) : null}
          </a>
        ))}
      </S.Contents>
      <LazyConfirmDialog
        open={asked !== null}
        title="放弃未保存的修改？"
        cancelLabel="继续填写"
        confirmLabel="放弃修改"
        onConfirm={() => {
          guard.current?.giveUp()
          if (asked) turnTo(asked.next, asked.focus)
        }}
        onClose={() => setAsked(null)}
      >
        正在填写的内容还没有保存，放弃后不能恢复。
      </LazyConfirmDialog>
    </S.Page>
  )
}
