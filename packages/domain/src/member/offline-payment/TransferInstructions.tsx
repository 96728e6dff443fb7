import { useId, type ComponentProps } from 'react'
import type { BankAccount } from '@portal/api/contract/orders.schema'
import { groupAccount, groupRemarkCode } from '@portal/api/rules/order'
import { CopyButton } from '@portal/ui/copy-button'
import { ClockAlertIcon } from '@portal/ui/icon'
import { daysLeft } from '../personal-application/application-answers.ts'
import * as S from './OfflinePayment.styles.ts'

export interface TransferInstructionsProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** @default '第一步 按此信息转账' */
  title?: string | undefined
  bank: BankAccount
  /** Eight characters without spaces. */
  remarkCode: string
  /** Until when to pay. */
  deadlineAt: string | null
  /** The day it is, in Shanghai. */
  today: string
}

/** Where to send the money and with which code. What is copied has no grouping spaces. */
export function TransferInstructions({
  title = '第一步 按此信息转账',
  bank,
  remarkCode,
  deadlineAt,
  today,
  ...rest
}: TransferInstructionsProps) {
  const titleId = useId()
  const all = [
    `户名：${bank.account_name}`,
    `账号：${bank.account_no}`,
    `开户行：${bank.bank_name}`,
    `汇款识别码：${remarkCode}`,
  ].join('\n')
  const left = deadlineAt === null ? '' : daysLeft(deadlineAt, today)

  return (
    <S.Transfer aria-labelledby={titleId} {...rest}>
      <S.Title id={titleId}>{title}</S.Title>
      <S.Lines>
        <div>
          <dt>户名</dt>
          <dd>{bank.account_name}</dd>
          <dd>
            <CopyButton text={bank.account_name} what="户名" />
          </dd>
        </div>
        <div>
          <dt>账号</dt>
          <dd>{groupAccount(bank.account_no)}</dd>
          <dd>
            <CopyButton text={bank.account_no} what="账号" />
          </dd>
        </div>
        <div>
          <dt>开户行</dt>
          <dd>{bank.bank_name}</dd>
          <dd>
            <CopyButton text={bank.bank_name} what="开户行" />
          </dd>
        </div>
      </S.Lines>
      <S.Code>
        <div>
          <span>汇款识别码</span>
          <b>{groupRemarkCode(remarkCode)}</b>
        </div>
        <CopyButton text={remarkCode} what="汇款识别码" />
      </S.Code>
      <S.Hint>请把识别码填进转账附言，到账后自动匹配，通常 1 个工作日内确认。</S.Hint>
      <S.Lines>
        <div>
          <dt>全部</dt>
          <dd>以上四项，便于发给经办人</dd>
          <dd>
            <CopyButton text={all} what="全部转账信息" />
          </dd>
        </div>
      </S.Lines>
      {deadlineAt === null ? null : (
        <S.Deadline>
          <ClockAlertIcon size={16} />
          <span>
            请在 <b>{deadlineAt.slice(0, 16)}</b> 前汇款{left && `，${left}`}。
          </span>
        </S.Deadline>
      )}
    </S.Transfer>
  )
}
