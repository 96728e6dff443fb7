import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import type { FileRef } from '@portal/api/contract/fields'
import type { DeskStar, DeskStarRow } from '@portal/api/contract/stars.schema'
import { useDraftPart, type Draft } from '@portal/api/hooks/unsent'
import { SkeletonLines } from '@portal/ui/skeleton'
import { AuditFieldRow, type AuditFieldRowProps } from '../audit-desk/AuditFieldRow.tsx'
import * as A from '../audit-desk/AuditSheet.styles.ts'
import { placeKey, placesOf, type SnapshotGroup, type SnapshotRow } from './snapshot-rows.ts'
import { SnapshotFiles } from './SnapshotFiles.tsx'
import * as S from './Talent.styles.ts'
import type { TalentDraft } from './talent-draft.ts'
import { TalentHead, type TalentHeadProps } from './TalentHead.tsx'

export interface SnapshotSheetProps
  extends Omit<ComponentProps<'article'>, 'children'>, Pick<TalentHeadProps, 'walker'> {
  row: DeskStarRow
  /** All of it; undefined while it is on its way. */
  application: DeskStar | undefined
  groups: readonly SnapshotGroup[]
  draft: Draft<TalentDraft>
  /** What has just happened to it. */
  notice: ReactNode
  /** The attachment that is looked at. */
  shownFile: string | undefined
  onFile: (file: FileRef) => void
}

const phrases = ['缺少盖章页', '与原件不符', '图片不清晰'] as const

interface DraftedRowProps extends Omit<AuditFieldRowProps, 'remark'> {
  draft: Draft<TalentDraft>
  place: string
  /** The remark that was sent; one that is being written takes its place. */
  sent: string | undefined
}

/** Writing a remark draws its own row again and no other. */
function DraftedRow({ draft, place, sent, ...row }: DraftedRowProps) {
  const written = useDraftPart(draft, ({ remarks }) => remarks[place])
  return <AuditFieldRow {...row} remark={written ?? sent} />
}

function valueOf(
  { entry_id, title, notes, files }: SnapshotRow,
  { shownFile, onFile }: Pick<SnapshotSheetProps, 'shownFile' | 'onFile'>,
  asked: string | undefined,
): ReactNode {
  if (title === '' && asked === undefined) return undefined
  return (
    <S.Entry>
      {entry_id === null ? title : <b>{title}</b>}
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
      <SnapshotFiles files={files} shown={shownFile} onOpen={onFile} />
      {asked === undefined ? null : (
        <p>
          <b>上次意见</b> {asked}
        </p>
      )}
    </S.Entry>
  )
}

/** Several may stand at one entry: at itself and at its fields. */
const textsByPlace = (remarks: DeskStar['remarks'] = []): ReadonlyMap<string, string> =>
  new Map(
    [...Map.groupBy(remarks, placeKey)].map(([key, all]) => [key, all.map(({ text }) => text).join('；')]),
  )

/** The profile as it was frozen, with the clerk's ticks and remarks while it is checked. Never fetches. */
export function SnapshotSheet({
  row,
  application,
  groups,
  draft,
  walker,
  notice,
  shownFile,
  onFile,
  ...rest
}: SnapshotSheetProps) {
  const titleId = useId()
  const [editing, setEditing] = useState<string | null>(null)
  const open = application?.allowed.includes('check') ?? false
  const sent = textsByPlace(open ? [] : application?.remarks)
  const asked = textsByPlace(open ? application?.former_remarks : [])
  const checked = useDraftPart(draft, now => now.checked)
  // as one text: it changes when a remark comes or goes, not while it is typed
  const begun = useDraftPart(draft, ({ remarks }) =>
    Object.keys(remarks)
      .filter(key => remarks[key] !== undefined)
      .join(' '),
  ).split(' ')
  const remarked = placesOf(groups)
    .map(({ key }) => key)
    .filter(key => begun.includes(key) || sent.has(key))

  function remark(key: string, text: string | undefined) {
    const { remarks, checked: now } = draft.read()
    draft.change({
      remarks: { ...remarks, [key]: text },
      ...(now.includes(key) ? { checked: now.filter(known => known !== key) } : {}),
    })
  }
  function check(key: string) {
    draft.change({
      checked: checked.includes(key) ? checked.filter(known => known !== key) : [...checked, key],
    })
  }
  function countIn(rows: readonly SnapshotRow[], part: string) {
    const done = rows.filter(({ key }) => checked.includes(key)).length
    const noted = rows.filter(({ key }) => remarked.includes(key)).length
    return [
      part === 'user_info'
        ? open
          ? `已核对 ${done} / ${rows.length}`
          : ''
        : `${rows.length} 条${open ? `，已核对 ${done}` : ''}`,
      noted > 0 ? `意见 ${noted}` : '',
    ]
      .filter(text => text !== '')
      .join('，')
  }

  return (
    <A.Root aria-labelledby={titleId} aria-busy={application === undefined || undefined} {...rest}>
      <TalentHead row={row} application={application} titleId={titleId} walker={walker} />
      <S.Notes>{notice}</S.Notes>
      <A.Body tabIndex={0} aria-label="申请资料">
        {application === undefined ? <SkeletonLines count={8} /> : null}
        {groups.map(({ part, title, rows, whole }) => (
          <div key={part}>
            <A.Group>
              {title} <span>{countIn(rows, part)}</span>
            </A.Group>
            <S.Rows>
              {[
                ...(rows.length === 0 || remarked.includes(whole.key) || asked.has(whole.key) ? [whole] : []),
                ...rows,
              ].map(one => (
                <DraftedRow
                  key={one.key}
                  draft={draft}
                  place={one.key}
                  sent={sent.get(one.key)}
                  name={one.when}
                  about={one.about}
                  phrases={phrases}
                  value={valueOf(one, { shownFile, onFile }, asked.get(one.key))}
                  before={undefined}
                  checked={checked.includes(one.key)}
                  number={remarked.indexOf(one.key) + 1}
                  editing={open && editing === one.key}
                  open={open}
                  onCheck={() => check(one.key)}
                  onRemark={text => remark(one.key, text)}
                  onEdit={on => setEditing(on ? one.key : null)}
                />
              ))}
            </S.Rows>
          </div>
        ))}
      </A.Body>
    </A.Root>
  )
}
