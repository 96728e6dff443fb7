import { useEffect, useRef, useState } from 'react'
import { check } from '@portal/api/contract/check'
import { codes } from '@portal/api/contract/endpoint'
import { starForm, type StarApplication } from '@portal/api/contract/stars.schema'
import { useSaveStar, useStarHints, useSubmitStar } from '@portal/api/hooks/stars'
import { formatTime } from '@portal/api/rules/dates'
import { starLevels, starStatus, type StarLevel } from '@portal/api/rules/star'
import { Button } from '@portal/ui/button'
import { Notice } from '@portal/ui/notice'
import { toast } from '@portal/ui/toast'
import {
  ConflictNotice,
  DraftState,
  notSaved,
  useAutosave,
  useNewerContent,
  useSaving,
  wordsThatDiffer,
  type SaveResult,
} from '../../shared/form-kit/index.ts'
import { draftInWords, draftOf, kept, type StarDraft } from './star-draft.ts'
import { StarForm } from './StarForm.tsx'

export interface StarFormPanelProps {
  /** The draft, or the application that was returned; null where there is none yet. */
  current: StarApplication | null
  /** The level that the address asks for. */
  star: StarLevel | null
  /** What stands on the server is to be read again. */
  onReload: () => void
  onSubmitted: () => void
}

type Failure = Parameters<typeof notSaved>[1]
/** Another page was there first: opened, handed in or gave up the application. */
const isElsewhere = ({ code, rule }: Failure) =>
  code === codes.conflict || code === codes.notFound || rule === 'star_open'

/** The form of an application, saved as one types. */
export function StarFormPanel({ current, star, onReload, onSubmitted }: StarFormPanelProps) {
  const hints = useStarHints()
  const save = useSaveStar()
  const submission = useSubmitStar()
  const underWay = useRef(false)
  /** Something was typed before the level that is suggested had come. */
  const unsaved = useRef(false)
  const [typed, setTyped] = useState(() => draftOf(current, star))
  const [declared, setDeclared] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState('')
  const [submitting, setSubmitting] = useState(false)

  const autosave = useAutosave<StarDraft>(
    current?.version ?? 0,
    async (draft, version): Promise<SaveResult> => {
      const outcome = await save.run({ body: { version, ...kept(draft) } }, { silent: true })
      if (outcome.ok)
        return { ok: true, version: outcome.data.application.version, savedAt: formatTime(new Date()) }
      const { error } = outcome
      if (isElsewhere(error)) {
        onReload()
        return { ok: false, reason: 'conflict' }
      }
      if (error.rule !== null) setMessage(error.message)
      return notSaved({}, error)
    },
  )
  const saving = useSaving(autosave)
  useNewerContent(autosave, current?.version ?? null, () => setTyped(draftOf(current, null)))

  const suggested = hints.find(hint => hint !== undefined)?.suggested ?? null
  const isHeld = (level: StarLevel) => hints.some(hint => hint?.star === level && hint.again_from !== null)
  /** The first of these that can be applied for. */
  const chosen = [typed.star, current?.star ?? null, suggested].find(one => one !== null && !isHeld(one))
  const draft: StarDraft = { ...typed, star: chosen ?? null }
  const latest = current !== null && current.version > saving.version ? current : null

  function change(part: Partial<StarDraft>) {
    const next = { ...draft, ...part }
    setTyped(next)
    setMessage('')
    // a draft is of a level
    if (next.star !== null) autosave.change(next)
    else unsaved.current = true
  }
  useEffect(() => {
    if (!unsaved.current || draft.star === null) return
    unsaved.current = false
    autosave.change(draft)
  })

  async function send() {
    const verdict = check(starForm, draft)
    const found = {
      ...(verdict.ok ? {} : verdict.errors),
      ...(declared ? {} : { declared: '请先确认声明' }),
    }
    setErrors(found)
    if (!verdict.ok || !declared) return autosave.release()
    const { version } = autosave.read()
    const outcome = await submission.run(
      { body: { ...verdict.data, version, declared: true } },
      { silent: true },
    )
    if (outcome.ok) {
      autosave.accept(outcome.data.application.version)
      toast({ tone: 'success', message: '申请已提交，协会初审的结果会以短信通知您' })
      return onSubmitted()
    }
    const { error } = outcome
    if (isElsewhere(error)) {
      autosave.clash(draft)
      return onReload()
    }
    autosave.release()
    setErrors(error.fieldErrors)
    if (Object.keys(error.fieldErrors).length === 0) setMessage(error.message)
    return undefined
  }

  async function submit() {
    // a second click while the first is under way changes nothing
    if (underWay.current || saving.state === 'conflict') return
    underWay.current = true
    setSubmitting(true)
    setMessage('')
    try {
      await autosave.hold()
      if (autosave.read().state !== 'conflict') await send()
    } finally {
      underWay.current = false
      setSubmitting(false)
    }
  }

  const isGone = current === null && saving.version > 0
  const conflict =
    saving.state !== 'conflict' ? null : isGone ? (
      <Notice
        tone="warning"
        role="alert"
        title="另一个页面删除了这份草稿"
        action={
          <Button size="m" onClick={() => autosave.keepMine(0)}>
            存为新的草稿
          </Button>
        }
      >
        这里填写的内容还在。
      </Notice>
    ) : (
      <ConflictNotice
        savedAt={latest === null ? null : ''}
        differences={
          latest === null
            ? undefined
            : wordsThatDiffer(draftInWords(draftOf(latest, null)), draftInWords(draft))
        }
        onLoad={() => {
          if (latest === null) return
          autosave.accept(latest.version)
          setTyped(draftOf(latest, null))
        }}
        onKeep={() => {
          if (latest !== null) autosave.keepMine(latest.version)
        }}
      />
    )

  return (
    <StarForm
      draft={draft}
      levels={starLevels.map((level, index) => {
        const hint = hints[index]
        return {
          star: level,
          fee_fen: hint?.fee_fen ?? null,
          missing: hint?.missing,
          again_from: hint?.again_from ?? null,
        }
      })}
      declared={declared}
      errors={errors}
      message={message}
      busy={submitting}
      submitLabel={current?.status === starStatus.returned ? '重新提交' : '提交申请'}
      conflict={conflict}
      saving={<DraftState autosave={autosave} />}
      onChange={change}
      onDeclare={setDeclared}
      onSubmit={() => void submit()}
    />
  )
}
