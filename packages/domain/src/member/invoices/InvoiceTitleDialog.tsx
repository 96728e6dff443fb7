import { useEffect, useRef, useState } from 'react'
import type { InvoiceTitle } from '@portal/api/contract/invoices.schema'
import { createUnsent } from '@portal/api/hooks/unsent'
import { useSaveInvoiceTitle } from '@portal/api/hooks/invoices'
import { taxNoWarning } from '@portal/api/rules/invoice-form'
import { Checkbox } from '@portal/ui/checkbox'
import { Dialog, DialogFoot } from '@portal/ui/dialog'
import { Notice } from '@portal/ui/notice'
import { toast } from '@portal/ui/toast'
import { DescribedField } from '../../shared/form-kit/index.ts'
import {
  controls,
  fields,
  freshTitle,
  readTitleRefusal,
  shownFields,
  titleBody,
  validateTitle,
  type TitleDraft,
  type TitleErrors,
} from './title-form.ts'
import * as S from './Invoices.styles.ts'

export interface InvoiceTitleDialogProps {
  /** The title that is changed; without it one is added. */
  title?: InvoiceTitle | undefined
  /** It becomes the default whether that is ticked or not. */
  first: boolean
  /** Gets the title that was saved; undefined when nothing was. */
  onClose: (saved?: InvoiceTitle) => void
}

interface Typed extends TitleDraft {
  is_default: boolean
}
/** What was typed and not saved, by title; `new` is the one that is added. */
const useTitleDrafts = createUnsent<Typed>()

const newTitle = 'new'

/** Adds a title to the book or changes one. Render it only while open. */
export function InvoiceTitleDialog({ title, first, onClose }: InvoiceTitleDialogProps) {
  const save = useSaveInvoiceTitle()
  const drafts = useTitleDrafts()
  const key = title?.id ?? newTitle
  const [typed, setTyped] = useState<Typed>(
    () => drafts.read(key) ?? { ...freshTitle(title), is_default: title?.is_default ?? first },
  )
  const [refused, setRefused] = useState<{ errors: TitleErrors; message: string }>({
    errors: {},
    message: '',
  })
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (Object.keys(refused.errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])

  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    drafts.keep(key, next)
  }

  async function send() {
    const errors = validateTitle(typed)
    setRefused({ errors, message: '' })
    if (Object.keys(errors).length > 0) return
    const outcome = await save.run(
      {
        body: {
          ...(title ? { title_id: title.id } : {}),
          ...titleBody(typed),
          is_default: typed.is_default,
        },
      },
      { silent: true },
    )
    if (outcome.ok) {
      drafts.drop(key)
      toast({ tone: 'success', message: `已保存抬头“${outcome.data.buyer_name}”` })
      onClose(outcome.data)
    } else setRefused(readTitleRefusal(outcome.error))
  }

  return (
    <Dialog
      open
      title={title ? '修改发票抬头' : '新增发票抬头'}
      busy={save.busy}
      onClose={() => onClose()}
      footer={
        <DialogFoot
          confirmLabel="保存抬头"
          busy={save.busy}
          busyLabel="正在保存"
          onCancel={() => onClose()}
          onConfirm={() => void send()}
        />
      }
    >
      <S.Form ref={form}>
        {shownFields(typed).map(name => (
          <DescribedField
            key={name}
            controls={controls}
            field={fields[name]}
            id={`title-${name}`}
            name={name}
            value={typed[name]}
            error={refused.errors[name]}
            warning={name === 'tax_no' ? taxNoWarning(typed.tax_no) : undefined}
            onChange={(value: unknown) => change({ [name]: value })}
          />
        ))}
        <Checkbox
          checked={typed.is_default}
          disabled={first || title?.is_default}
          onChange={event => change({ is_default: event.currentTarget.checked })}
        >
          设为默认抬头
        </Checkbox>
        {refused.message === '' ? null : (
          <Notice tone="error" role="alert">
            {refused.message}
          </Notice>
        )}
      </S.Form>
    </Dialog>
  )
}
