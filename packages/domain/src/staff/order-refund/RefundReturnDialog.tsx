import { useState } from 'react'
import type { Action } from '@portal/api/hooks/use-action'
import { isDay } from '@portal/api/rules/dates'
import {
  emptyValues,
  errorsByField,
  futureDateErrors,
  longTexts,
  namesOf,
  type ByField,
} from '@portal/api/rules/form-fields'
import { refundReturnForm } from '@portal/api/rules/refund-form'
import { refusals, type Refusal } from '@portal/api/rules/refusals'
import { Dialog, DialogFoot } from '@portal/ui/dialog'
import { Notice } from '@portal/ui/notice'
import {
  DayControl,
  DescribedField,
  TextControl,
  type Controls,
  type FormValues,
} from '../../shared/form-kit/index.ts'
import { doing, pressNames } from './refund-acts.ts'
import * as S from './RefundReturnDialog.styles.ts'

const { fields } = refundReturnForm
type Fields = typeof fields
const controls = { day: DayControl, text: TextControl } satisfies Controls<Fields>

export type ReturnedMoney = FormValues<Fields>

export interface RefundReturnDialogProps {
  /** Names the act and its object: 登记退回 ¥200.00. */
  title: string
  /** Where the money went. */
  children: string
  today: string
  busy: boolean
  /** Why the server refused it. */
  error: Action<never>['error']
  /** What was typed before and not sent. @default today, and no line */
  initial?: ReturnedMoney | undefined
  onConfirm: (returned: ReturnedMoney) => void
  /** Gets what was typed, so that nothing is lost. */
  onClose: (typed: ReturnedMoney) => void
}

const validate = (typed: ReturnedMoney, today: string): ByField<Fields> => ({
  ...longTexts(fields, typed),
  ...(isDay(typed.returned_on)
    ? futureDateErrors(fields, typed, today)
    : { returned_on: `请选择${fields.returned_on.label}` }),
  ...(typed.bank_ref.trim() === '' ? { bank_ref: `请输入${fields.bank_ref.label}` } : {}),
})

const fieldOfRule: { [R in Refusal]?: keyof Fields } = {
  bank_ref_needed: 'bank_ref',
  bank_ref_used: 'bank_ref',
  returned_in_future: 'returned_on',
}

function refusalOf(error: RefundReturnDialogProps['error']): ByField<Fields> {
  if (!error) return {}
  const field = error.rule === null ? undefined : fieldOfRule[error.rule]
  return field
    ? { [field]: error.rule === null ? error.message : refusals[error.rule] }
    : errorsByField(fields, error.fieldErrors)
}

/** When and by which line of the bank the money was sent back. Render it only while open. */
export function RefundReturnDialog({
  title,
  children,
  today,
  busy,
  error,
  initial,
  onConfirm,
  onClose,
}: RefundReturnDialogProps) {
  const [typed, setTyped] = useState<ReturnedMoney>(initial ?? { ...emptyValues(fields), returned_on: today })
  const [tried, setTried] = useState(false)
  const own = tried ? validate(typed, today) : {}
  const refused = refusalOf(error)
  const errors = { ...refused, ...own }

  function confirm() {
    setTried(true)
    if (Object.keys(validate(typed, today)).length > 0) return
    onConfirm({ ...typed, bank_ref: typed.bank_ref.trim() })
  }

  return (
    <Dialog
      open
      title={title}
      busy={busy}
      onClose={() => onClose(typed)}
      footer={
        <DialogFoot
          busy={busy}
          busyLabel={doing.succeed}
          confirmLabel={pressNames.succeed}
          onCancel={() => onClose(typed)}
          onConfirm={confirm}
        />
      }
    >
      <S.Root>
        <p>{children}</p>
        {namesOf(fields).map(name => (
          <DescribedField
            key={name}
            controls={controls}
            field={fields[name]}
            id={`refund-${name}`}
            name={name}
            value={typed[name]}
            error={errors[name]}
            today={today}
            onChange={(value: unknown) => setTyped(before => ({ ...before, [name]: value }))}
          />
        ))}
        {error && Object.keys(refused).length === 0 ? (
          <Notice tone="error" role="alert">
            {error.message}
          </Notice>
        ) : null}
      </S.Root>
    </Dialog>
  )
}
