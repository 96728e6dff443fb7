import { useState } from 'react'
import type { FigureSet, FigureSets } from '@portal/api/contract/star-figures.schema'
import { useWithdrawStarFigures } from '@portal/api/hooks/star-figures'
import { Button } from '@portal/ui/button'
import { ConfirmDialog } from '@portal/ui/dialog'
import { toast } from '@portal/ui/toast'
import { PageSection } from '../../shared/page-section/index.ts'
import { changesOf, setBefore, setByText, startText } from './figure-sets.ts'
import { FigureChanges } from './FigureChanges.tsx'
import * as S from './TalentFigures.styles.ts'

export interface ComingSetProps {
  all: FigureSets
  set: FigureSet
  onChange: (set: FigureSet) => void
}

/** A set that waits for its day: what it changes, and the way to change it or take it back. */
export function ComingSet({ all, set, onChange }: ComingSetProps) {
  const withdrawing = useWithdrawStarFigures()
  const [asked, setAsked] = useState(false)
  const { id, effective_from, figures } = set
  const before = setBefore(all, effective_from ?? '')
  const title = `${startText(set)}执行`

  async function withdraw() {
    if (id === null) return
    const outcome = await withdrawing.run({ body: { version: all.version, id } }, { silent: true })
    setAsked(false)
    toast(
      outcome.ok
        ? { tone: 'success', message: `已撤回${startText(set)}的标准` }
        : { tone: 'error', message: `${startText(set)}的标准没有撤回：${outcome.error.message}` },
    )
  }
  return (
    <PageSection title={title} count={setByText(set)}>
      <FigureChanges
        label={`${title}的改动`}
        changes={before === undefined ? [] : changesOf(before.figures, figures)}
      />
      <S.Acts>
        <Button
          size="s"
          disabled={withdrawing.busy}
          aria-label={`修改${startText(set)}的标准`}
          onClick={() => onChange(set)}
        >
          修改
        </Button>
        <Button
          size="s"
          variant="danger-outline"
          disabled={withdrawing.busy}
          aria-label={`撤回${startText(set)}的标准`}
          onClick={() => setAsked(true)}
        >
          撤回
        </Button>
      </S.Acts>
      <ConfirmDialog
        open={asked}
        title={`撤回${startText(set)}的标准`}
        confirmLabel="撤回标准"
        busyLabel="正在撤回"
        busy={withdrawing.busy}
        onConfirm={() => void withdraw()}
        onClose={() => setAsked(false)}
      >
        到那一天继续按之前的标准执行。撤回的标准留在下面的记录里。
      </ConfirmDialog>
    </PageSection>
  )
}
