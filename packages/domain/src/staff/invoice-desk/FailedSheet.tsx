import { useState } from 'react'
import { groupInvoiceNo } from '@portal/api/rules/invoice'
import { Button } from '@portal/ui/button'
import { RefreshCwIcon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import { RadioGroup, type RadioOption } from '@portal/ui/radio-group'
import { DelegateButton } from '../delegation/index.ts'
import { useFirstWrong } from '../staff-desk/index.ts'
import { InvoiceFoot } from './InvoiceFoot.tsx'
import * as S from './InvoiceSide.styles.ts'
import { MendFields } from './MendFields.tsx'
import type { PlatformSheetProps } from './PlatformSheet.tsx'
import { doing } from './use-invoice-decision.ts'

type Way = 'mend' | 'retry' | 'send_back' | 'issue'

const soon = '重试后变为开票中，通常 1 分钟内有结果，可以离开本页。'

/** What can be done about it; each with the words of its button, and what to know before that is pressed. */
const ways = {
  mend: {
    label: '改抬头后重试',
    help: '按平台登记的名称或税号开具，同时请会员更新抬头',
    press: '改抬头并重试',
    note: soon,
  },
  retry: {
    label: '重试',
    help: '平台暂时的问题，或者已在平台处理好，按原申请再交一次',
    press: '重试',
    note: soon,
  },
  send_back: {
    label: '退回给会员',
    help: '会员改好抬头再提交，可开金额随即释放',
    press: '退回申请',
    note: '会员看得到您写的原因，可以修改、重新提交。',
  },
  issue: {
    label: '改为手工开具',
    help: '在别处开好后登记号码和文件，以后红冲也由财务登记',
    press: '手动登记',
    note: '登记以前请在平台确认没有另开一张。',
  },
} as const satisfies Record<Way, { label: string; help: string; press: string; note: string }>
const names = Object.keys(ways) as Way[]

/** What finance does about a document that the platform did not issue. */
export function FailedSheet({ invoice, draft, decision, onByHand }: PlatformSheetProps) {
  const { allowed, invoice_no, registered_name } = invoice
  const { refused, sending, handOver, mend, ask } = decision
  const open = names.filter(way => allowed.includes(way))
  const [chosen, choose] = useState<Way>(() =>
    registered_name !== '' || Object.keys(draft.read().title).length > 0 ? 'mend' : 'retry',
  )
  const way = open.includes(chosen) ? chosen : open[0]
  const form = useFirstWrong<HTMLFormElement>(refused?.attempt ?? 0)
  const act = { mend, retry: () => handOver('retry'), send_back: () => ask('send_back'), issue: onByHand }

  return (
    // Enter sends nothing: the platform takes nothing back
    <S.Form ref={form} noValidate aria-label="怎么处理" onSubmit={event => event.preventDefault()}>
      <S.Body>
        <S.Title>怎么处理</S.Title>
        <p>没有开出的申请仍占用可开金额，处理以前会员不能取消。</p>
        {way === undefined ? null : (
          <RadioGroup
            label="可以选择"
            direction="lines"
            options={open.map((value): RadioOption<Way> => {
              const { label, help } = ways[value]
              return { value, label, help }
            })}
            value={way}
            onChange={choose}
          />
        )}
        {allowed.includes('retry') ? null : <p>没有接入开票平台，不能重试</p>}
        {way === 'mend' ? (
          <MendFields invoice={invoice} draft={draft} errors={refused?.what.errors ?? {}} />
        ) : null}
        {way === 'mend' || way === 'retry' ? (
          <Notice tone="info">每次交给平台都用新的流水号；平台拒绝过的流水号不会再开出。</Notice>
        ) : null}
      </S.Body>
      {way === undefined ? null : (
        <InvoiceFoot message={refused?.what.message} note={ways[way].note}>
          <Button
            size="s"
            variant="primary"
            icon={way === 'mend' || way === 'retry' ? RefreshCwIcon : undefined}
            busy={sending !== null && sending === way}
            busyLabel={doing[way]}
            disabled={sending !== null && sending !== way}
            onClick={act[way]}
          >
            {ways[way].press}
          </Button>
          <DelegateButton
            variant="text"
            task="invoice"
            subject={invoice_no}
            name={`开票申请 ${groupInvoiceNo(invoice_no)}`}
          >
            请同事处理
          </DelegateButton>
        </InvoiceFoot>
      )}
    </S.Form>
  )
}
