import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { useDraftPart, type Draft } from '@portal/api/hooks/unsent'
import { applicationStatusLook } from '@portal/api/rules/application'
import { yuan } from '@portal/api/rules/money'
import {
  entriesOf,
  groupsOf,
  namesOf,
  type FieldName,
  type FormDescription,
  type GroupedFields,
} from '@portal/api/rules/form-fields'
import { entryInWords } from '@portal/api/rules/field-words'
import { Button } from '@portal/ui/button'
import { Checkbox } from '@portal/ui/checkbox'
import { fileSize } from '@portal/ui/file-field'
import { PaperclipIcon } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { StatusTag } from '@portal/ui/status'
import type { AuditDraft } from './audit-draft.ts'
import { wordsOf, type Audited, type AuditRow } from './audit-kind.ts'
import * as S from './AuditSheet.styles.ts'
import { DraftedFieldRow } from './DraftedFieldRow.tsx'

export interface AuditSheetProps<F extends GroupedFields> extends Omit<
  ComponentProps<'article'>,
  'children' | 'form'
> {
  form: FormDescription<F>
  /** The application as far as the queue tells. */
  row: AuditRow
  /** All of it; while it is on its way, what was filled in keeps its room. */
  application: Audited<F> | undefined
  draft: Draft<AuditDraft<F>>
  /** The full number, once it was asked for. */
  idNumber: string | null
  revealing: boolean
  /** Place in the queue and the way through it. */
  walker: ReactNode
  /** What has just happened to it. */
  notice: ReactNode
  onReveal: () => void
  /** Opens the attachment at this place. */
  onPreview: (at: number) => void
}

/** `1101 0519 4912 3100 2X`: grouped for reading. */
const groupIdNumber = (number: string) => `${number.slice(0, 6)} ${number.slice(6, 14)} ${number.slice(14)}`

/** A value that is on its way. */
const coming = <Skeleton shape="text" width="6em" />

type ValueProps<F extends GroupedFields> = Pick<
  AuditSheetProps<F>,
  'form' | 'idNumber' | 'revealing' | 'onReveal' | 'onPreview'
> & { name: FieldName<F>; application: Audited<F> }

function fieldValue<F extends GroupedFields>({
  form: { fields },
  application,
  name,
  idNumber,
  revealing,
  onReveal,
  onPreview,
}: ValueProps<F>): ReactNode {
  const field = fields[name]
  const text = wordsOf(fields, application, name)
  if (field?.kind === 'idNumber' && text !== '') {
    if (idNumber !== null) return groupIdNumber(idNumber)
    return (
      <S.Reveal>
        {text}
        <Button size="s" variant="text" busy={revealing} busyLabel="正在查看" onClick={onReveal}>
          查看完整号码
        </Button>
        <small>查看会记入审计日志</small>
      </S.Reveal>
    )
  }
  if (field?.kind === 'list' && text !== '') {
    return (
      <S.Entries>
        {Object.entries(entriesOf(application.form[name])).map(([at, entry]) => (
          // entries are read here, never moved
          <li key={at}>{entryInWords(field, entry)}</li>
        ))}
      </S.Entries>
    )
  }
  if (field?.kind === 'files' && text !== '') {
    const ids = application.form[name]
    return (
      <S.Files>
        {application.attachments.map((file, at) =>
          Array.isArray(ids) && ids.includes(file.file_id) ? (
            <S.File key={file.file_id}>
              <PaperclipIcon size={16} />
              <button type="button" title={`预览 ${file.name}`} onClick={() => onPreview(at)}>
                {file.name}
              </button>
              <span>{fileSize(file.size)}</span>
            </S.File>
          ) : null,
        )}
      </S.Files>
    )
  }
  return text === '' ? undefined : text
}

/** What an applicant filled in, field by field, with the auditor's ticks and remarks. Never fetches. */
export function AuditSheet<F extends GroupedFields>({
  form,
  row,
  application,
  draft,
  idNumber,
  revealing,
  walker,
  notice,
  onReveal,
  onPreview,
  ...rest
}: AuditSheetProps<F>) {
  const { fields } = form
  const titleId = useId()
  const [editing, setEditing] = useState<FieldName<F> | null>(null)
  const [onlyChanged, setOnlyChanged] = useState(false)
  const { label, family, icon } = applicationStatusLook[row.status]
  const open = application?.allowed.includes('return') ?? false
  const before = new Map(application?.changes.map(change => [change.field, change.before]))
  // what was sent back stays in sight until the next submission
  const sent = new Map(application?.remarks.map(({ field, text }) => [field, text]))
  const sentAt = (field: FieldName<F>) => (open ? undefined : sent.get(field))
  // returned once more, the new remarks are what counts
  const asked = new Map(
    row.status === 'returned' ? [] : application?.former_remarks.map(({ field, text }) => [field, text]),
  )
  const changed = (field: FieldName<F>) => before.has(field) || asked.has(field)
  // as one text: it changes when a remark comes or goes, not while it is typed
  const begun = useDraftPart(draft, ({ remarks }) =>
    namesOf(fields)
      .filter(field => remarks[field] !== undefined)
      .join(' '),
  ).split(' ')
  const remarked = namesOf(fields).filter(field => begun.includes(field) || sentAt(field) !== undefined)
  const checked = useDraftPart(draft, now => now.checked)
  const touched = namesOf(fields).filter(changed).length
  const only = onlyChanged && touched > 0

  function remark(field: FieldName<F>, text: string | undefined) {
    const { remarks } = draft.read()
    draft.change({
      remarks: { ...remarks, [field]: text },
      ...(checked.includes(field) ? { checked: checked.filter(known => known !== field) } : {}),
    })
  }
  function check(field: FieldName<F>) {
    draft.change({
      checked: checked.includes(field) ? checked.filter(known => known !== field) : [...checked, field],
    })
  }

  return (
    <S.Root aria-labelledby={titleId} aria-busy={application === undefined || undefined} {...rest}>
      <S.Head>
        <S.Line>
          <S.Name id={titleId}>{row.name}</S.Name>
          <StatusTag family={family} icon={icon}>
            {label}
          </StatusTag>
          {walker}
        </S.Line>
        <S.Line>
          <span>{row.application_no}</span>
          <span>
            {row.level} {application ? `${yuan(application.fee_fen)} / 年` : coming}
          </span>
          <span>{application ? application.phone : coming}</span>
          {(application?.former_number ?? null) === null ? null : (
            <span>原会员编号 {application?.former_number}，资格已终止</span>
          )}
          {touched > 0 ? (
            <Checkbox checked={only} onChange={event => setOnlyChanged(event.currentTarget.checked)}>
              只看{asked.size > 0 ? '有意见或改动' : '改动'}的 {touched} 项
            </Checkbox>
          ) : null}
        </S.Line>
      </S.Head>
      {notice ? <S.Notes>{notice}</S.Notes> : null}
      <S.Body tabIndex={0} aria-label="申请内容">
        {groupsOf(form).map(({ group, title, names: all }) => {
          const shown = only ? all.filter(changed) : all
          if (shown.length === 0) return null
          return (
            <div key={group}>
              <S.Group>
                {title}
                {open ? (
                  <span>
                    已核对 {all.filter(field => checked.includes(field)).length} / {all.length}
                  </span>
                ) : null}
              </S.Group>
              <dl>
                {shown.map(field => (
                  <DraftedFieldRow
                    key={field}
                    draft={draft}
                    field={field}
                    sent={sentAt(field)}
                    name={fields[field]?.label ?? ''}
                    value={
                      application
                        ? fieldValue({
                            form,
                            application,
                            name: field,
                            idNumber,
                            revealing,
                            onReveal,
                            onPreview,
                          })
                        : coming
                    }
                    before={before.get(field)}
                    asked={asked.get(field)}
                    checked={checked.includes(field)}
                    number={remarked.indexOf(field) + 1}
                    editing={open && editing === field}
                    open={open}
                    onCheck={() => check(field)}
                    onRemark={text => remark(field, text)}
                    onEdit={on => setEditing(on ? field : null)}
                  />
                ))}
              </dl>
            </div>
          )
        })}
      </S.Body>
    </S.Root>
  )
}
