import { useEffect, useRef, type ReactNode } from 'react'
import type { StarHint } from '@portal/api/contract/stars.schema'
import { memberPages } from '@portal/api/rules/member-pages'
import { yuan } from '@portal/api/rules/money'
import { isStarLevel, starCategories, starName, type StarLevel } from '@portal/api/rules/star'
import { Button } from '@portal/ui/button'
import { Checkbox } from '@portal/ui/checkbox'
import { Notice } from '@portal/ui/notice'
import { RadioGroup } from '@portal/ui/radio-group'
import { TextField } from '@portal/ui/text-field'
import { TextLink } from '@portal/ui/text-link'
import { Link } from '../../shared/router-link/index.ts'
import * as S from './Evaluation.styles.ts'
import { missingWords } from './star-answers.ts'
import { starLabels, type StarDraft } from './star-draft.ts'

/** What is known of a level before it is applied for. */
export interface LevelChoice {
  star: StarLevel
  /** null, and `missing` undefined: it is not known. */
  fee_fen: number | null
  missing: StarHint['missing'] | undefined
  /** From when it can be applied for while it or a higher level is held; null: now. */
  again_from: StarHint['again_from']
}

export interface StarFormProps {
  draft: StarDraft
  levels: readonly LevelChoice[]
  declared: boolean
  errors: Readonly<Record<string, string>>
  /** What no field is to blame for. */
  message: string
  busy: boolean
  /** Word of the button. */
  submitLabel: string
  /** Stands above the fields: two have written into one draft. */
  conflict?: ReactNode
  /** Whether what was typed is on the server. */
  saving?: ReactNode
  onChange: (part: Partial<StarDraft>) => void
  onDeclare: (declared: boolean) => void
  onSubmit: () => void
}

function LevelHelp({ fee_fen, missing, again_from }: LevelChoice) {
  if (again_from !== null)
    return <S.LevelHelp>已持有同级或更高的星级，{again_from} 起可以重新评价</S.LevelHelp>
  if (missing === undefined) return null
  const { incomplete, level } = missingWords(missing)
  const lacks = [...(incomplete.length === 0 ? [] : ['个人资料还没有填完']), ...level]
  return (
    <S.LevelHelp>
      {fee_fen === null ? null : <b>评价费 {yuan(fee_fen)}</b>}
      {lacks.length === 0 ? '资料符合要求' : `还缺：${lacks.join('；')}`}
    </S.LevelHelp>
  )
}

/** A new application, or one that is handed in again: level, category, position, and the declaration. */
export function StarForm({
  draft,
  levels,
  declared,
  errors,
  message,
  busy,
  submitLabel,
  conflict,
  saving,
  onChange,
  onDeclare,
  onSubmit,
}: StarFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  const lacks = missingWords(levels.find(({ star }) => star === draft.star)?.missing ?? [])
  const missing = [...lacks.incomplete, ...lacks.level]

  return (
    <S.Form
      ref={form}
      noValidate
      aria-label="星级评价申请"
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {conflict}
      <RadioGroup
        label={starLabels.star}
        direction="cards"
        options={levels.map(level => ({
          value: String(level.star),
          label: starName(level.star),
          help: <LevelHelp {...level} />,
          disabled: level.again_from !== null,
        }))}
        value={draft.star === null ? null : String(draft.star)}
        error={errors['star']}
        onChange={value => {
          const star = Number(value)
          if (isStarLevel(star)) onChange({ star })
        }}
      />
      {missing.length === 0 || draft.star === null ? null : (
        <Notice
          tone="warning"
          title={`个人资料还不符合${starName(draft.star)}的要求`}
          action={
            <TextLink as={Link} to={memberPages.creditArchive.path}>
              去补齐
            </TextLink>
          }
        >
          <ul>
            {missing.map(one => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Notice>
      )}
      <RadioGroup
        label={starLabels.category}
        direction="row"
        options={starCategories.map(category => ({ value: category, label: category }))}
        value={draft.category}
        error={errors['category']}
        onChange={category => onChange({ category })}
      />
      <TextField
        label={starLabels.position}
        hint="例如：财务总监岗"
        value={draft.position}
        error={errors['position']}
        onChange={event => onChange({ position: event.currentTarget.value })}
      />
      <Checkbox
        checked={declared}
        error={errors['declared']}
        onChange={event => onDeclare(event.currentTarget.checked)}
      >
        本人声明：个人资料真实、完整，同意协会核对原件。提交时留存资料快照，之后的修改不影响这次申请。
      </Checkbox>
      {message === '' ? null : (
        <Notice tone="error" role="alert">
          {message}
        </Notice>
      )}
      <S.Foot>
        <Button type="submit" variant="primary" busy={busy} busyLabel="正在提交">
          {submitLabel}
        </Button>
        {saving}
      </S.Foot>
    </S.Form>
  )
}
