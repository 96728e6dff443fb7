import type { StatementImport } from '@portal/api/contract/statements.schema'
import { groupOrderNo } from '@portal/api/rules/order'
import { Button, ButtonLink } from '@portal/ui/button'
import { UploadIcon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import { Link } from '../../shared/router-link/index.ts'
import { unmatchedLink } from '../staff-desk/bank-line-links.ts'
import { resultWords } from './statement-words.ts'
import * as S from './StatementProgress.styles.ts'

export interface StatementProgressProps {
  progress: NonNullable<StatementImport['progress']>
  /** Every order has its result. */
  done: boolean
  /** Another statement. */
  onAgain: () => void
}

/** Step 4: how many orders have their result, and which were not confirmed. */
export function StatementProgress({ progress, done, onAgain }: StatementProgressProps) {
  const { orders, done: finished, confirmed, missed } = progress
  return (
    <S.Root aria-busy={!done}>
      <h2>{done ? (orders === 0 ? '流水已留存' : '确认完成') : '正在逐单确认到账'}</h2>
      <progress
        aria-label="确认进度"
        max={Math.max(orders, 1)}
        value={done ? Math.max(orders, 1) : finished}
      />
      <output>
        {done
          ? orders === 0
            ? '没有确认订单。流水已存为未匹配，核对订单时会列为候选。'
            : `${orders} 单已处理，${confirmed} 单确认到账。其余流水已存为未匹配。`
          : `已处理 ${finished} / ${orders} 单。可以离开这一页，确认会继续。`}
      </output>
      {missed.length > 0 ? (
        <Notice tone="warning" title={`${finished - confirmed} 单没有确认，流水已留存`}>
          <S.Missed>
            {missed.map(({ order_no, subject_name, result }) => (
              <li key={order_no}>
                {groupOrderNo(order_no)} {subject_name}：{resultWords[result]}
              </li>
            ))}
          </S.Missed>
        </Notice>
      ) : null}
      {done ? (
        <S.Acts>
          <Button size="m" icon={UploadIcon} onClick={onAgain}>
            再导入一份
          </Button>
          <ButtonLink as={Link} size="m" variant="text" to={unmatchedLink}>
            未匹配的流水
          </ButtonLink>
        </S.Acts>
      ) : null}
    </S.Root>
  )
}
