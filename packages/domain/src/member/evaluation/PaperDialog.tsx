import { useEffect, useRef, useState } from 'react'
import { check } from '@portal/api/contract/check'
import { codes } from '@portal/api/contract/endpoint'
import { paperBody, type PaperCertificate } from '@portal/api/contract/stars.schema'
import { useReaddressPaper, useRequestPaper } from '@portal/api/hooks/stars'
import { createUnsent } from '@portal/api/hooks/unsent'
import { Dialog, DialogFoot } from '@portal/ui/dialog'
import { Notice } from '@portal/ui/notice'
import { TextField } from '@portal/ui/text-field'
import { TextareaField } from '@portal/ui/textarea-field'
import { toast } from '@portal/ui/toast'
import * as S from './Evaluation.styles.ts'

export interface PaperDialogProps {
  applicationNo: string
  /** The one whose address is changed; null: one is asked for. */
  paper: PaperCertificate | null
  /** Who holds the certificate. */
  holder: string
  onClose: () => void
}

interface Address {
  receiver: string
  phone: string
  address: string
}

const useAddresses = createUnsent<Address>()

/** Where a paper certificate goes. Render it only while open. */
export function PaperDialog({ applicationNo, paper, holder, onClose }: PaperDialogProps) {
  const request = useRequestPaper()
  const readdress = useReaddressPaper()
  const unsent = useAddresses()
  const form = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<Address>(
    () =>
      unsent.read(applicationNo) ?? {
        receiver: paper?.receiver ?? holder,
        phone: '',
        address: paper?.address ?? '',
      },
  )
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState('')
  const busy = request.busy || readdress.busy

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  function change(part: Partial<Address>) {
    const next = { ...typed, ...part }
    setTyped(next)
    unsent.keep(applicationNo, next)
  }
  function close(notice: { tone: 'success' | 'error'; message: string }) {
    toast(notice)
    onClose()
  }

  async function send() {
    const verdict = check(paperBody, typed)
    setMessage('')
    setErrors(verdict.ok ? {} : verdict.errors)
    if (!verdict.ok) return
    const body = { application_no: applicationNo, ...verdict.data }
    const outcome =
      paper === null
        ? await request.run({ body }, { silent: true })
        : await readdress.run({ body: { ...body, version: paper.version } }, { silent: true })
    if (outcome.ok) {
      unsent.drop(applicationNo)
      return close({
        tone: 'success',
        message: paper === null ? '已申请纸质证书，寄出后可在这里查看快递单号' : '已更改收件信息',
      })
    }
    const { error } = outcome
    if (error.code === codes.conflict)
      return close({ tone: 'error', message: '纸质证书的办理刚刚有了变化，页面已更新，请核对后再办理' })
    setErrors(error.fieldErrors)
    if (Object.keys(error.fieldErrors).length === 0) setMessage(error.message)
  }

  return (
    <Dialog
      open
      title={paper === null ? '申请纸质证书' : '更改收件信息'}
      busy={busy}
      onClose={onClose}
      footer={
        <DialogFoot
          confirmLabel={paper === null ? '提交申请' : '保存收件信息'}
          busy={busy}
          busyLabel="正在提交"
          onCancel={onClose}
          onConfirm={() => void send()}
        />
      }
    >
      <S.Fields ref={form}>
        <p>纸质证书由协会制作并寄出，不收费用。制证以前可以更改收件信息。</p>
        <TextField
          label="收件人"
          autoComplete="name"
          value={typed.receiver}
          error={errors['receiver']}
          onChange={event => change({ receiver: event.currentTarget.value })}
        />
        <TextField
          label="手机号码"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          hint={paper === null ? undefined : `原来的号码是 ${paper.phone}，请重新填写完整号码`}
          value={typed.phone}
          error={errors['phone']}
          onChange={event => change({ phone: event.currentTarget.value })}
        />
        <TextareaField
          label="收件地址"
          hint="省、市、区、街道和门牌号"
          limit={200}
          autoComplete="street-address"
          value={typed.address}
          error={errors['address']}
          onChange={event => change({ address: event.currentTarget.value })}
        />
        {message === '' ? null : (
          <Notice tone="error" role="alert">
            {message}
          </Notice>
        )}
      </S.Fields>
    </Dialog>
  )
}
