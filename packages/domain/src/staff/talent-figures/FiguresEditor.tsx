import { useId, useState } from 'react'
import type { FigureSet, FigureSets } from '@portal/api/contract/star-figures.schema'
import { useAddStarFigures } from '@portal/api/hooks/star-figures'
import { useDraftPart } from '@portal/api/hooks/unsent'
import { figureErrors, figuresOf } from '@portal/api/rules/star-figure-sets'
import { Button } from '@portal/ui/button'
import { Notice } from '@portal/ui/notice'
import { toast } from '@portal/ui/toast'
import { PageSection } from '../../shared/page-section/index.ts'
import { useFirstWrong } from '../staff-desk/use-first-wrong.ts'
import { changesOf, setBefore, setByText, startText } from './figure-sets.ts'
import { FigureChanges } from './FigureChanges.tsx'
import {
  draftErrors,
  errorsOfAnswer,
  freshDraft,
  useFiguresDrafts,
  withoutErrorsAt,
  type DraftErrors,
  type FiguresDraft,
} from './figures-draft.ts'
import { FiguresForm } from './FiguresForm.tsx'
import * as S from './TalentFigures.styles.ts'

export interface FiguresEditorProps {
  all: FigureSets
  /** What the form begins with. */
  base: FigureSet
  /** It is this set that is changed; otherwise a new one is added. */
  isChange: boolean
  onClose: () => void
}

interface Shown {
  errors: DraftErrors
  message: string
  attempt: number
}

/** Somebody changed the figures since the form was opened: what there is now, before anything is sent. */
function Meanwhile({ all, onGoOn }: Pick<FiguresEditorProps, 'all'> & { onGoOn: () => void }) {
  const newest = all.sets
    .filter(({ at }) => at !== null)
    .toSorted((a, b) => latestOf(b).localeCompare(latestOf(a)))[0]
  return (
    <Notice
      tone="warning"
      role="alert"
      title="评价标准刚刚有了变化"
      action={
        <Button size="s" variant="text" onClick={onGoOn}>
          看过了，继续填写
        </Button>
      }
    >
      {newest === undefined
        ? ''
        : newest.state === 'dropped'
          ? `${newest.dropped_by ?? '协会'}撤回或替换了${startText(newest)}的标准。`
          : `${setByText(newest)}了${startText(newest)}的标准。`}
      您填写的内容还在，没有提交；下面的改动已按现在的标准重新比较。
    </Notice>
  )
}
const latestOf = ({ at, dropped_at }: FigureSet): string => dropped_at ?? at ?? ''

/** The form of a set that is to come, with what it changes. */
export function FiguresEditor({ all, base, isChange, onClose }: FiguresEditorProps) {
  const adding = useAddStarFigures()
  const drafts = useFiguresDrafts()
  const key = isChange ? (base.id ?? 'new') : 'new'
  const [opened] = useState(() => freshDraft(all.version, base, isChange))
  const draft =
    useDraftPart<FiguresDraft, FiguresDraft | undefined>(
      { read: () => drafts.read(key) ?? opened, subscribe: drafts.subscribe },
      now => now,
    ) ?? opened
  const [shown, setShown] = useState<Shown>({ errors: {}, message: '', attempt: 0 })
  const form = useFirstWrong<HTMLFormElement>(shown.attempt)
  const formId = useId()
  const before = setBefore(all, draft.effectiveFrom) ?? base
  const isWhole = Object.keys(figureErrors(draft.values)).length === 0
  const changes = isWhole ? changesOf(before.figures, figuresOf(draft.values)) : null
  const meanwhile = all.version !== draft.version

  const change = (part: Partial<FiguresDraft>) => drafts.keep(key, { ...draft, ...part, touched: true })
  const show = (errors: DraftErrors, message = '') =>
    setShown(({ attempt }) => ({ errors, message, attempt: attempt + 1 }))
  const leave = () => {
    drafts.drop(key)
    onClose()
  }

  async function save() {
    const errors = draftErrors(draft, all.today)
    // a box that holds what nobody can read says so itself
    const readable = form.current?.checkValidity() ?? true
    if (!readable || Object.keys(errors).length > 0) return show(errors)
    if (meanwhile) return show({}, '评价标准刚刚有了变化，请先查看上面的说明。')
    if (changes?.length === 0) return show({}, '没有改动，不需要提交。')
    const outcome = await adding.run(
      {
        body: {
          version: draft.version,
          effective_from: draft.effectiveFrom,
          figures: figuresOf(draft.values),
        },
      },
      { silent: true },
    )
    if (!outcome.ok) {
      const { fieldErrors, message, code } = outcome.error
      const hasErrors = Object.keys(fieldErrors).length > 0
      // what changed is shown above as soon as it has come
      return show(errorsOfAnswer(fieldErrors), hasErrors || code === 409 ? '' : message)
    }
    toast({ tone: 'success', message: `评价标准已保存，${draft.effectiveFrom} 起执行` })
    return leave()
  }

  return (
    <PageSection
      title={isChange ? `修改${startText(base)}的标准` : '新增标准'}
      count={`以${base.effective_from === null ? '最初' : ` ${base.effective_from} 起`}的标准为底稿`}
    >
      <S.Notes>
        {meanwhile ? (
          <Meanwhile all={all} onGoOn={() => drafts.keep(key, { ...draft, version: all.version })} />
        ) : null}
        {shown.message === '' ? null : (
          <Notice tone="error" role="alert">
            {shown.message}
          </Notice>
        )}
      </S.Notes>
      <FiguresForm
        ref={form}
        id={formId}
        aria-label="评价标准"
        draft={draft}
        errors={shown.errors}
        today={all.today}
        onSubmit={event => {
          event.preventDefault()
          if (!adding.busy) void save()
        }}
        onStart={effectiveFrom => {
          change({ effectiveFrom })
          setShown({ ...shown, errors: withoutErrorsAt(shown.errors, 'effective_from'), message: '' })
        }}
        onFigure={(path, value) => {
          change({ values: new Map([...draft.values, [path, value]]) })
          setShown({ ...shown, errors: withoutErrorsAt(shown.errors, path), message: '' })
        }}
      />
      <S.Acts>
        <Button
          type="submit"
          form={formId}
          size="s"
          variant="primary"
          busy={adding.busy}
          busyLabel="正在保存"
        >
          保存标准
        </Button>
        <Button size="s" variant="text" disabled={adding.busy} onClick={leave}>
          取消
        </Button>
      </S.Acts>
      <S.Summary aria-live="polite">
        <h3>与{before.effective_from === null ? '最初' : ` ${before.effective_from} 起`}的标准相比</h3>
        {changes === null ? (
          <S.Text>填写完整后显示改动。</S.Text>
        ) : (
          <FigureChanges changes={changes} label="改动" />
        )}
        <S.Text>已提交的申请仍按各自提交当天的标准评价，不受影响。</S.Text>
      </S.Summary>
    </PageSection>
  )
}
