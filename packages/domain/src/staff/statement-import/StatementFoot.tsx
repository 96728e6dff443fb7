import type { StatementImport } from '@portal/api/contract/statements.schema'
import { yuan } from '@portal/api/rules/money'
import { Button } from '@portal/ui/button'
import { StampIcon, UploadIcon } from '@portal/ui/icon'
import { tabSum, type Sum } from './statement-sums.ts'
import * as S from './StatementFoot.styles.ts'

export interface StatementFootProps {
  trial: NonNullable<StatementImport['trial']>
  /** Ticks are on their way: the sums are not those of the boxes yet. */
  ticking: boolean
  /** The dry run is being given up. */
  busy: boolean
  /** The lines are on their way. */
  keeping: boolean
  onConfirm: () => void
  /** Nothing is ticked: the lines are kept all the same. */
  onKeep: () => void
  onColumns: () => void
  onAgain: () => void
  onDrop: () => void
}

/** What the act at the foot does. */
function noteOf(ticked: Sum, kept: Sum): string {
  if (ticked.orders > 0) return '确认后立即入会、评审，不能撤回，更正只能走退款。'
  return kept.lines > 0
    ? '没有勾选要确认的订单。流水可以先存下来，核对订单时会列为候选。'
    : '每一行都导入过，没有要写入的内容。'
}

/** Confirmed, kept and skipped lines add up to the file, above the double rule; beside them the one act. */
export function StatementFoot({
  trial,
  ticking,
  busy,
  keeping,
  onConfirm,
  onKeep,
  onColumns,
  onAgain,
  onDrop,
}: StatementFootProps) {
  const ticked = tabSum(trial, 'ticked')
  const kept = tabSum(trial, 'kept')
  const skipped = tabSum(trial, 'skipped')
  const sums = [
    { name: `确认到账 ${ticked.lines} 行，${ticked.orders} 单`, fen: ticked.amount_fen },
    { name: `只存流水 ${kept.lines} 行`, fen: kept.amount_fen },
    { name: `略过 ${skipped.lines} 行`, fen: skipped.amount_fen },
    { name: `文件收入 ${trial.income.lines} 行`, fen: trial.income.amount_fen },
  ]
  const keepsOnly = !ticking && ticked.orders === 0 && kept.lines > 0
  return (
    <S.Root>
      <S.Sums>
        {sums.map(({ name, fen }, index) => (
          <S.Sum key={name} data-total={index === sums.length - 1 || undefined}>
            <dt>{name}</dt>
            <dd>{yuan(fen)}</dd>
          </S.Sum>
        ))}
      </S.Sums>
      <S.Note>{noteOf(ticked, kept)}</S.Note>
      <S.Acts>
        <Button size="s" variant="text" busy={busy} busyLabel="正在放弃" onClick={onDrop}>
          放弃
        </Button>
        <Button size="s" onClick={onColumns}>
          核对列
        </Button>
        <Button size="s" icon={UploadIcon} onClick={onAgain}>
          重新上传
        </Button>
        {keepsOnly ? (
          <Button size="s" variant="primary" busy={keeping} busyLabel="正在留存" onClick={onKeep}>
            只存流水 {kept.lines} 行
          </Button>
        ) : (
          <Button
            size="s"
            variant="seal"
            icon={StampIcon}
            busy={ticking}
            busyLabel="正在更新"
            disabled={!ticking && ticked.orders === 0}
            onClick={onConfirm}
          >
            确认到账 {ticked.orders} 单
          </Button>
        )}
      </S.Acts>
    </S.Root>
  )
}
