import type { Draft } from '@portal/api/hooks/unsent'
import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import { yuan } from '@portal/api/rules/money'
import { Button } from '@portal/ui/button'
import { StampIcon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import { useFirstWrong } from '../staff-desk/index.ts'
import { effectsOfReversal } from './invoice-effects.ts'
import { wordOf, type InvoiceDraft } from './invoice-form.ts'
import { InvoiceEffects } from './InvoiceEffects.tsx'
import { InvoiceField, InvoiceNumberField } from './InvoiceFields.tsx'
import { InvoiceFoot } from './InvoiceFoot.tsx'
import { InvoiceResult } from './InvoiceResult.tsx'
import * as S from './InvoiceSide.styles.ts'
import { doing, type InvoiceDecision } from './use-invoice-decision.ts'

export interface InvoiceRedFormProps {
  invoice: InvoiceDetail
  draft: Draft<InvoiceDraft>
  /** Today in Shanghai. */
  today: string
  decision: Pick<InvoiceDecision, 'refused' | 'sending' | 'register' | 'ask'>
}

/** Why a document is to be reversed, and the red letter that was issued for it; or why it is not. */
export function InvoiceRedForm({ invoice, draft, today, decision }: InvoiceRedFormProps) {
  const { refused, sending, register, ask } = decision
  const { allowed, document_kind, amount_fen, reason } = invoice
  const form = useFirstWrong<HTMLFormElement>(refused?.attempt ?? 0)
  const errors = refused?.what.errors ?? {}
  const word = wordOf(document_kind)

  return (
    // Enter registers nothing: nobody can take it back
    <S.Form ref={form} noValidate aria-label="红冲登记" onSubmit={event => event.preventDefault()}>
      <S.Body>
        {allowed.includes('reverse') ? (
          <Notice tone="warning" title="申请红冲的原因">
            {reason === '' ? '没有写明，见记录。' : reason}
          </Notice>
        ) : null}
        <S.Title>红冲登记</S.Title>
        <p>在开票平台开好红字{word}后，把号码登记到这里。</p>
        <S.Pair>
          <InvoiceNumberField name="red_number" kind={document_kind} draft={draft} errors={errors} />
          <InvoiceField name="reversed_on" draft={draft} errors={errors} today={today} />
        </S.Pair>
        <InvoiceEffects effects={effectsOfReversal(invoice)} />
        <InvoiceResult title={`原${word}`} invoice={invoice} />
      </S.Body>
      {allowed.length > 0 ? (
        <InvoiceFoot message={refused?.what.message} note="已红冲不能恢复，驳回后仍是已开票。">
          {allowed.includes('reverse') ? (
            <Button
              size="s"
              variant="seal"
              icon={StampIcon}
              busy={sending === 'reverse'}
              busyLabel={doing.reverse}
              disabled={sending !== null && sending !== 'reverse'}
              onClick={() => register('reverse')}
            >
              登记红冲 {yuan(amount_fen)}
            </Button>
          ) : null}
          {allowed.includes('refuse_red') ? (
            <Button
              size="s"
              busy={sending === 'refuse_red'}
              busyLabel={doing.refuse_red}
              disabled={sending !== null && sending !== 'refuse_red'}
              onClick={() => ask('refuse_red')}
            >
              驳回红冲
            </Button>
          ) : null}
        </InvoiceFoot>
      ) : null}
    </S.Form>
  )
}
