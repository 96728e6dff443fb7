import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { check } from '@portal/api/contract/check'
import { codes } from '@portal/api/contract/endpoint'
import { userInfo, type UserInfo } from '@portal/api/contract/profile.schema'
import { useSaveBasicData } from '@portal/api/hooks/profile'
import { namesOf } from '@portal/api/rules/form-fields'
import { Button } from '@portal/ui/button'
import { FieldPair } from '@portal/ui/form-layout'
import { Notice } from '@portal/ui/notice'
import {
  DraftConflict,
  DraftState,
  type DraftStateProps,
  FormErrors,
  FormFields,
  inPassing,
  notSaved,
  useDraftForm,
  useSaving,
  type DraftResult,
} from '../../shared/form-kit/index.ts'
import { controls, fields, storedBasics, validateBasics } from './basic-form.ts'
import type { EditorGuard } from './editor-guard.ts'
import { KeptRegion } from './kept-region.ts'
import { byField, type ProfileRemarks } from './profile-remarks.ts'
import * as S from './Profile.styles.ts'
import { useUnsavedBasics } from './unsaved-basics.ts'

export interface BasicEditorProps {
  info: UserInfo
  /** What the association says of it. */
  remarks: ProfileRemarks
  /** The day it is, in Shanghai. */
  today: string
  /** Takes the focus when it opens. */
  focus: boolean
  /** Gets what guards the things that were typed; null at the end. */
  onGuard: (guard: EditorGuard | null) => void
  onDone: () => void
}

/** The basic data, saved as one types. What the server did not take is here again after the page was left. */
export function BasicEditor({ info, remarks, today, focus, onGuard, onDone }: BasicEditorProps) {
  const saving = useSaveBasicData()
  const [latest, setLatest] = useState<UserInfo | null>(null)
  const [isStuck, setStuck] = useState(false)
  const unsaved = useUnsavedBasics()
  const [left] = useState(unsaved.read)
  const element = useRef<HTMLFormElement>(null)

  const draft = useDraftForm({
    fields,
    id: 'basic',
    start: () => left ?? storedBasics(info),
    stored: storedBasics(info),
    validate: values => validateBasics(values, today),
    async onSave(typed, version): Promise<DraftResult<typeof fields>> {
      const outcome = await saving.run({ body: { ...typed, version } }, { silent: true })
      if (outcome.ok) return { ok: true, version: outcome.data.version, savedAt: outcome.data.saved_at ?? '' }
      const { error } = outcome
      if (error.code === codes.conflict) {
        const verdict = check(userInfo, error.current)
        setLatest(verdict.ok ? verdict.data : null)
      }
      return notSaved(fields, error)
    },
  })
  const { autosave, form } = draft

  const takeUp = useEffectEvent(() => {
    if (!left) return
    unsaved.drop()
    autosave.change(left.values)
  })
  // before what the server holds could take its place
  useLayoutEffect(() => takeUp(), [])
  const leave = useEffectEvent(() => {
    if (!autosave.read().unsaved) return
    unsaved.keep({ version: autosave.read().version, values: form.read() })
    // the last try may still come through
    const stop = autosave.subscribe(() => {
      if (autosave.read().unsaved) return
      stop()
      unsaved.drop()
    })
  })
  useEffect(() => () => leave(), [])

  const guard = useEffectEvent(onGuard)
  useEffect(() => {
    guard({ save: () => autosave.flush(), giveUp: () => autosave.accept(autosave.read().version) })
    return () => guard(null)
  }, [autosave])
  useEffect(() => {
    if (focus) element.current?.querySelector<HTMLElement>('input')?.focus()
  }, [focus])

  async function finish() {
    const isSaved = await autosave.flush()
    setStuck(!isSaved)
    if (!isSaved) return
    const validation = draft.validate(form.read())
    // what is missing may wait; what is wrong is said before the form is put away
    const wrong = validation.ok
      ? {}
      : Object.fromEntries(
          Object.entries(validation.errors).filter(([name]) => {
            const held: Readonly<Record<string, unknown>> = form.read()
            return held[name] !== ''
          }),
        )
    if (Object.keys(wrong).length > 0) form.blame(wrong)
    else onDone()
  }

  const region = useMemo(
    () => ({ code: info.region, words: info.region_name }),
    [info.region, info.region_name],
  )

  return (
    <S.Editor
      ref={element}
      noValidate
      aria-label="修改基本信息"
      onSubmit={event => {
        event.preventDefault()
        void finish()
      }}
    >
      {left ? <LeftUnsaved autosave={autosave} /> : null}
      <DraftConflict
        draft={draft}
        latest={latest && storedBasics(latest)}
        inWords={(field, value, name) =>
          name === 'region' ? (latest?.region_name ?? '') : inPassing(field, value, name)
        }
      />
      <FormErrors form={form} names={namesOf(fields)} />
      <KeptRegion value={region}>
        <FormFields
          form={form}
          controls={controls}
          names={namesOf(fields)}
          remarks={byField(remarks)}
          pair={FieldPair}
          today={today}
        />
      </KeptRegion>
      {isStuck ? (
        <Notice tone="error" role="alert">
          最近的修改还没有保存，请按提示处理后再收起。
        </Notice>
      ) : null}
      <S.EditorActions>
        <Button type="submit" variant="primary">
          完成
        </Button>
        <DraftState autosave={autosave} />
      </S.EditorActions>
    </S.Editor>
  )
}

/** Stands as long as what was kept is not on the server. */
function LeftUnsaved({ autosave }: Pick<DraftStateProps, 'autosave'>) {
  if (!useSaving(autosave).unsaved) return null
  return (
    <Notice tone="warning" role="alert" title="离开前的修改还没有保存">
      填写的内容已为您保留，请按字段下的提示改正，改好后会自动保存。
    </Notice>
  )
}
