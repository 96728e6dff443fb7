import type { BankCandidate, OrderDetail } from '@portal/api/contract/orders.schema'
import type { Draft } from '@portal/api/hooks/unsent'
import type { BankSign } from '@portal/api/rules/bank-line'
import { yuan } from '@portal/api/rules/money'
import { RadioGroup } from '@portal/ui/radio-group'
import { shortTime } from '../staff-time/index.ts'
import * as S from './BankCandidates.styles.ts'
import { ordersText } from './payment-check.ts'
import { filledFrom, type PaymentDraft } from './payment-form.ts'

export interface BankCandidatesProps {
  lines: readonly BankCandidate[]
  /** The line that the form names. */
  chosen: BankCandidate | undefined
  order: Pick<OrderDetail, 'amount_fen' | 'received_fen' | 'allowed'>
  draft: Draft<PaymentDraft>
  /** Today in Shanghai. */
  today: string
}

const signNames: Record<BankSign, string> = {
  code: '识别码',
  amount: '金额',
  account: '尾号',
  name: '户名',
}

/** What agrees, and what the line has paid already. */
function noteOf({ signs, left_fen, paid_orders }: BankCandidate): string {
  const names = signs.map(sign => signNames[sign])
  const agrees = `${names.length === 1 ? '仅' : ''}${names.join('、')}一致`
  if (paid_orders.length === 0) return left_fen === 0 ? `${agrees}，已在对账里登记` : agrees
  const paid = `${agrees}，已匹配 ${ordersText({ paid_orders })}`
  return left_fen === 0 ? paid : `${paid}，还剩 ${yuan(left_fen)}`
}

/** Lines of the bank that could be the order's money; the one that is chosen fills the form. */
export function BankCandidates({ lines, chosen, order, draft, today }: BankCandidatesProps) {
  if (lines.length === 0)
    return (
      <S.Root>
        <h3>候选流水</h3>
        <S.Nothing>已导入的流水里没有找到这笔款项，可以在下面填写流水号。</S.Nothing>
      </S.Root>
    )
  const byRef = new Map(lines.map(line => [line.bank_ref, line]))
  return (
    <S.Root>
      <RadioGroup
        label="候选流水"
        direction="lines"
        options={lines.map(line => ({
          value: line.bank_ref,
          disabled: line.left_fen === 0,
          label: (
            <S.Line>
              <span>{shortTime(line.booked_at, today)}</span>
              <span>{line.payer_name}</span>
              <b>{yuan(line.amount_fen)}</b>
            </S.Line>
          ),
          help: <S.Note>{noteOf(line)}</S.Note>,
        }))}
        value={chosen?.bank_ref ?? null}
        onChange={reference => {
          const line = byRef.get(reference)
          if (line) draft.change(filledFrom(line, order))
        }}
      />
    </S.Root>
  )
}
