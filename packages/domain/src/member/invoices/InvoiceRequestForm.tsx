import { useEffect, useId, useRef } from 'react'
import type { BillableOrder, InvoiceTitle } from '@portal/api/contract/invoices.schema'
import { groupDocumentNumber, taxOf, vatPercent } from '@portal/api/rules/invoice'
import { yuan } from '@portal/api/rules/money'
import { groupOrderNo } from '@portal/api/rules/order'
import { Button } from '@portal/ui/button'
import { Checkbox } from '@portal/ui/checkbox'
import { MoneyField } from '@portal/ui/money-field'
import { Notice } from '@portal/ui/notice'
import { RadioGroup } from '@portal/ui/radio-group'
import { SelectField } from '@portal/ui/select-field'
import { DescribedField, EmailControl, TextControl } from '../../shared/form-kit/index.ts'
import {
  fields,
  kindOptions,
  titleOf,
  totalOf,
  type RequestDraft,
  type RequestErrors,
} from './request-form.ts'
import * as S from './Invoices.styles.ts'

const controls = { email: EmailControl, text: TextControl }

export interface InvoiceRequestFormProps {
  orderKind: 'dues' | 'evaluation'
  orders: readonly BillableOrder[]
  titles: readonly InvoiceTitle[]
  /** What finance wrote when it sent the request back; empty for a new one. */
  reason: string
  draft: RequestDraft
  errors: RequestErrors
  /** What no field is to blame for. */
  message: string
  onChange: (part: Partial<RequestDraft>) => void
  onAddTitle: () => void
}

/** Kind, title, orders and amounts of a document that is asked for (D6). */
export function InvoiceRequestForm({
  orderKind,
  orders,
  titles,
  reason,
  draft,
  errors,
  message,
  onChange,
  onAddTitle,
}: InvoiceRequestFormProps) {
  const form = useRef<HTMLDivElement>(null)
  const linesId = useId()
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  const chosenTitle = titleOf(titles, draft)
  const count = Object.keys(draft.amounts).length
  const total = totalOf(draft)
  const tax = taxOf(draft.document_kind, total)

  function choose({ order_no, billable_fen }: BillableOrder, chosen: boolean) {
    const { [order_no]: _left, ...others } = draft.amounts
    onChange({ amounts: chosen ? { ...others, [order_no]: billable_fen } : others })
  }

  return (
    <S.Form ref={form}>
      <S.Lead>
        提交后由协会财务开具，通常 2 个工作日内完成，开好后发往接收邮箱并短信通知，也可在“发票与票据”下载。
      </S.Lead>
      {reason === '' ? null : (
        <Notice tone="warning" title="协会退回了申请">
          {reason}
        </Notice>
      )}
      <RadioGroup
        label="票据种类"
        direction="row"
        options={kindOptions(orderKind)}
        value={draft.document_kind}
        error={errors.document_kind}
        onChange={document_kind => onChange({ document_kind })}
      />
      <S.Beside>
        <SelectField
          id="invoice-title"
          label="发票抬头"
          options={titles.map(({ id, buyer_name, is_default }) => ({
            value: id,
            label: is_default ? `${buyer_name}（默认）` : buyer_name,
          }))}
          {...(titles.length === 0 ? { placeholder: '还没有抬头，请新增' } : {})}
          value={chosenTitle?.id ?? ''}
          error={errors.title_id}
          note={
            chosenTitle && chosenTitle.tax_no !== ''
              ? `税号 ${groupDocumentNumber(chosenTitle.tax_no)}`
              : undefined
          }
          onChange={event => onChange({ title_id: event.currentTarget.value })}
        />
        <Button size="m" variant="text" onClick={onAddTitle}>
          新增抬头
        </Button>
      </S.Beside>
      <section aria-labelledby={linesId}>
        <S.Heading>
          <h3 id={linesId}>开票明细</h3>
          <p>已选 {count} 笔，同一抬头同一种类可合并</p>
        </S.Heading>
        <S.Orders>
          {orders.map(order => {
            const { order_no, item, item_note, paid_fen, billable_fen } = order
            const isChosen = order_no in draft.amounts
            return (
              <li key={order_no}>
                <Checkbox checked={isChosen} onChange={event => choose(order, event.currentTarget.checked)}>
                  {item}
                  <small>
                    {item_note} · {groupOrderNo(order_no)}
                  </small>
                </Checkbox>
                <S.Left>
                  可开 {yuan(billable_fen)}
                  {billable_fen < paid_fen ? <small>已付 {yuan(paid_fen)}</small> : null}
                </S.Left>
                <S.Amount>
                  {isChosen ? (
                    <MoneyField
                      label={`本次开票金额，订单 ${groupOrderNo(order_no)}`}
                      value={draft.amounts[order_no] ?? null}
                      error={errors.amounts?.[order_no]}
                      onChange={fen => onChange({ amounts: { ...draft.amounts, [order_no]: fen } })}
                    />
                  ) : null}
                </S.Amount>
              </li>
            )
          })}
        </S.Orders>
        {errors.lines === undefined ? null : <S.Error role="alert">{errors.lines}</S.Error>}
        {tax && total > 0 ? (
          <S.Lead>
            价税合计。税率 {vatPercent}%：不含税 {yuan(tax.net_fen)}，税额 {yuan(tax.tax_fen)}。
          </S.Lead>
        ) : null}
      </section>
      <S.Pair>
        {(['email', 'remark'] as const).map(name => (
          <DescribedField
            key={name}
            controls={controls}
            field={fields[name]}
            id={`invoice-${name}`}
            name={name}
            value={draft[name]}
            error={errors[name]}
            onChange={(value: unknown) => onChange({ [name]: value })}
          />
        ))}
      </S.Pair>
      {message === '' ? null : (
        <Notice tone="error" role="alert">
          {message}
        </Notice>
      )}
    </S.Form>
  )
}
