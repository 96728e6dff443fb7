import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import type { Draft } from '@portal/api/hooks/unsent'
import { yuan } from '@portal/api/rules/money'
import { Button } from '@portal/ui/button'
import { StampIcon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import { FailedSheet } from './FailedSheet.tsx'
import { effectsOfHandOver, effectsOfReversal } from './invoice-effects.ts'
import { wordOf, type InvoiceDraft } from './invoice-form.ts'
import { InvoiceEffects } from './InvoiceEffects.tsx'
import { InvoiceFoot } from './InvoiceFoot.tsx'
import { InvoiceResult } from './InvoiceResult.tsx'
import * as S from './InvoiceSide.styles.ts'
import { doing, type InvoiceDecision } from './use-invoice-decision.ts'

export interface PlatformSheetProps {
  invoice: InvoiceDetail
  draft: Draft<InvoiceDraft>
  decision: Pick<InvoiceDecision, 'refused' | 'sending' | 'handOver' | 'mend' | 'ask'>
  /** What was issued elsewhere is to be registered. */
  onByHand: () => void
}

/** What finance does about a document that a platform issues or reverses: nothing is typed, the platform answers later. */
export function PlatformSheet(props: PlatformSheetProps) {
  const { invoice_status, handed_at } = props.invoice
  if (handed_at !== null) return <Awaited {...props} handedAt={handed_at} />
  if (invoice_status === 'red_requested') return <Reversal {...props} />
  if (invoice_status === 'failed') return <FailedSheet {...props} />
  return <Issue {...props} />
}

interface ActProps extends PlatformSheetProps {
  act: 'hand_over' | 'hand_over_red' | 'send_back' | 'refuse_red'
  label: string
}

/** What cannot be taken back wears the seal. */
function Act({ invoice: { allowed }, decision: { sending, handOver, ask }, act, label }: ActProps) {
  if (!allowed.includes(act)) return null
  const shared = {
    size: 's',
    busy: sending === act,
    busyLabel: doing[act],
    disabled: sending !== null && sending !== act,
  } as const
  switch (act) {
    case 'hand_over':
    case 'hand_over_red':
      return (
        <Button {...shared} variant="seal" icon={StampIcon} onClick={() => handOver(act)}>
          {label}
        </Button>
      )
    case 'send_back':
    case 'refuse_red':
      return (
        <Button {...shared} onClick={() => ask(act)}>
          {label}
        </Button>
      )
  }
}

function Issue(props: PlatformSheetProps) {
  const { invoice, decision } = props
  return (
    <>
      <S.Body as="section" tabIndex={0} aria-label="开具">
        <S.Title>开具</S.Title>
        <p>由开票平台开具，不用输入号码，也不用上传文件。</p>
        <InvoiceEffects title="开具以后" effects={effectsOfHandOver(invoice)} />
      </S.Body>
      <InvoiceFoot
        message={decision.refused?.what.message}
        note="交给平台后不能撤回；已开票不能删除，更正只能红冲。"
      >
        <Act {...props} act="hand_over" label={`开具 ${yuan(invoice.amount_fen)}`} />
        <Act {...props} act="send_back" label="退回申请" />
      </InvoiceFoot>
    </>
  )
}

function Reversal(props: PlatformSheetProps) {
  const { invoice, decision } = props
  const { amount_fen, document_kind, reason, trouble } = invoice
  const word = wordOf(document_kind)
  return (
    <>
      <S.Body as="section" tabIndex={0} aria-label="红冲">
        <Notice tone="warning" title="申请红冲的原因">
          {reason === '' ? '没有写明，见记录。' : reason}
        </Notice>
        <S.Title>红冲</S.Title>
        <p>由开票平台开出红字{word}，号码自动登记。</p>
        <InvoiceEffects title="红冲以后" effects={effectsOfReversal(invoice)} />
        <InvoiceResult title={`原${word}`} invoice={invoice} />
      </S.Body>
      <InvoiceFoot message={decision.refused?.what.message} note="已红冲不能恢复，驳回后仍是已开票。">
        <Act
          {...props}
          act="hand_over_red"
          label={`${trouble === '' ? '红冲' : '再次红冲'} ${yuan(amount_fen)}`}
        />
        <Act {...props} act="refuse_red" label="驳回红冲" />
      </InvoiceFoot>
    </>
  )
}

const waits = {
  issuing: { title: '开票中', what: '开具', never: '不会开出第二张' },
  reversing: { title: '红冲中', what: '红冲', never: '不会重复红冲' },
} as const

/** The platform has it: what happens next, and until when. */
function Awaited({ invoice, handedAt }: PlatformSheetProps & { handedAt: string }) {
  const { invoice_status, silent_since, document_kind, number } = invoice
  const { title, what, never } = waits[invoice_status === 'issuing' ? 'issuing' : 'reversing']
  const at = handedAt.slice(5, 16)
  return (
    <S.Body as="section" tabIndex={0} aria-label={title}>
      {silent_since === null ? (
        <Notice tone="info" title={title}>
          {at} 交平台{what}，通常 1 分钟内有结果。页面会自己更新，可以离开本页。
        </Notice>
      ) : (
        <Notice tone="warning" title={`${title}，开票平台没有应答`}>
          {at} 交平台{what}，{silent_since.slice(5, 16)}{' '}
          起没有应答。系统每分钟再问一次，直到有结果；流水号不变，
          {never}。
        </Notice>
      )}
      {number === null ? null : <InvoiceResult title={`原${wordOf(document_kind)}`} invoice={invoice} />}
    </S.Body>
  )
}
