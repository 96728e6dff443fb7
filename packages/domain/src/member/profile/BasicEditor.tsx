import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
  FormErrors,
  FormFields,
  notSaved,
  useDraftForm,
  type DraftResult,
} from '../../shared/form-kit/index.ts'
import { controls, fields, storedBasics, validateBasics } from './basic-form.ts'
import * as S from './Profile.styles.ts'

export interface BasicEditorProps {
  info: UserInfo
  /** The day it is, in Shanghai. */
  today: string
  /** Takes the focus when it opens. */
  focus: boolean
  /** Gets what saves everything that was typed; false when some of it could not be. Gets null at the end. */
  onGuard: (guard: (() => Promise<boolean>) | null) => void
  onDone: () => void
}

/** The basic data, saved as one types. */
export function BasicEditor({ info, today, focus, onGuard, onDone }: BasicEditorProps) {
  const saving = useSaveBasicData()
  const [latest, setLatest] = useState<UserInfo | null>(null)
  const [isStuck, setStuck] = useState(false)
  const element = useRef<HTMLFormElement>(null)

  const draft = useDraftForm({
    fields,
    id: 'basic',
    start: () => storedBasics(info),
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

  const guard = useEffectEvent(onGuard)
  useEffect(() => {
    guard(() => autosave.flush())
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
      <DraftConflict draft={draft} latest={latest && storedBasics(latest)} />
      <FormErrors form={form} names={namesOf(fields)} />
      <FormFields form={form} controls={controls} names={namesOf(fields)} pair={FieldPair} today={today} />
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
