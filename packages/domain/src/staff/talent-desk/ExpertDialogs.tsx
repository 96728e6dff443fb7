import { useState } from 'react'
import type { DataOf } from '@portal/api/contract/endpoint'
import type { inviteExpert } from '@portal/api/contract/star-experts.contract'
import type { DeskStar } from '@portal/api/contract/stars.schema'
import { useInviteExpert, useRenewExpertLink, useTakeBackExpert } from '@portal/api/hooks/star-experts'
import { isPhone, normalizePhone, phoneText } from '@portal/api/rules/phone'
import { expertNameLimit, expertPath, organisationLimit } from '@portal/api/rules/star-expert'
import { length } from '@portal/api/rules/text'
import { Button } from '@portal/ui/button'
import { CopyButton } from '@portal/ui/copy-button'
import { ConfirmDialog, Dialog, DialogFoot } from '@portal/ui/dialog'
import { Notice } from '@portal/ui/notice'
import { TextField } from '@portal/ui/text-field'
import { toast } from '@portal/ui/toast'
import type { ExpertQuestion } from './ExpertInvitations.tsx'
import * as S from './Talent.styles.ts'

export interface ExpertDialogsProps {
  application: DeskStar
  question: ExpertQuestion
  onClose: () => void
}

type Made = DataOf<typeof inviteExpert>
const silent = { silent: true }

/** The link, once. */
function Told({ made: { expert, token }, onClose }: { made: Made; onClose: () => void }) {
  const url = `${location.origin}${expertPath(token)}`
  return (
    <Dialog
      open
      title={`给${expert.name}的链接`}
      onClose={onClose}
      footer={
        <Button size="m" variant="primary" onClick={onClose}>
          已经复制，关闭
        </Button>
      }
    >
      <Notice tone="success" title="链接已生成，请现在复制">
        <S.Link>
          <code>{url}</code>
          <CopyButton text={url} what="链接" />
        </S.Link>
        <p>
          请只发给{expert.name}本人。链接只能在一台设备上使用，{expert.expires_at.slice(0, 10)}{' '}
          当天结束时失效。
        </p>
        <p>完整的链接只显示这一次；丢失了可以重新生成。</p>
      </Notice>
    </Dialog>
  )
}

interface Typed {
  name: string
  organisation: string
  phone: string
}

const isUnfit = (text: string, limit: number) => length(text) < 2 || length(text) > limit

function wrongIn({ name, organisation, phone }: Typed): Partial<Typed> {
  return {
    ...(isUnfit(name, expertNameLimit) ? { name: `请填写姓名，2 至 ${expertNameLimit} 个字` } : {}),
    ...(isUnfit(organisation, organisationLimit)
      ? { organisation: `请填写单位，2 至 ${organisationLimit} 个字` }
      : {}),
    ...(phone === '' || isPhone(phone) ? {} : { phone: phoneText.format }),
  }
}

function Invite({
  application: { application_no, name: applicant },
  onMade,
  onClose,
}: Omit<ExpertDialogsProps, 'question'> & { onMade: (made: Made) => void }) {
  const { run, busy, error } = useInviteExpert()
  const [typed, setTyped] = useState<Typed>({ name: '', organisation: '', phone: '' })
  const [tried, setTried] = useState(false)
  const plain = {
    name: typed.name.trim(),
    organisation: typed.organisation.trim(),
    phone: normalizePhone(typed.phone),
  }
  const wrong: Partial<Typed> = tried ? wrongIn(plain) : {}
  const field = (key: keyof Typed) => ({
    value: typed[key],
    error: wrong[key] ?? error?.fieldErrors[key],
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [key]: event.currentTarget.value }),
  })

  async function confirm() {
    setTried(true)
    if (Object.keys(wrongIn(plain)).length > 0) return
    const outcome = await run({ params: { application_no }, body: plain }, silent)
    if (outcome.ok) onMade(outcome.data)
  }
  return (
    <Dialog
      open
      title={`邀请外部专家为“${applicant}”评分`}
      busy={busy}
      onClose={onClose}
      footer={
        <DialogFoot
          busy={busy}
          busyLabel="正在生成"
          confirmLabel="生成链接"
          onCancel={onClose}
          onConfirm={() => void confirm()}
        />
      }
    >
      <S.Fields>
        <p>专家占一个评委席位。打开链接后先声明利益冲突，再看姓名遮盖的资料；看不到其他评委的评分表。</p>
        <TextField label="姓名" autoComplete="off" {...field('name')} />
        <TextField label="单位" autoComplete="off" {...field('organisation')} />
        <TextField
          label="手机号码"
          optional
          hint="只供协会联系，不会发短信。"
          inputMode="tel"
          autoComplete="off"
          {...field('phone')}
        />
        {error && Object.keys(error.fieldErrors).length === 0 ? (
          <Notice tone="error" role="alert" title="没有邀请成功">
            {error.message}
          </Notice>
        ) : null}
      </S.Fields>
    </Dialog>
  )
}

function Renew({
  application: { application_no },
  expert,
  onMade,
  onClose,
}: Omit<ExpertDialogsProps, 'question'> & {
  expert: Made['expert']
  onMade: (made: Made) => void
}) {
  const { run, busy, error } = useRenewExpertLink()
  async function confirm() {
    const body = { expert_id: expert.id }
    const outcome = await run({ params: { application_no }, body }, silent)
    if (outcome.ok) onMade(outcome.data)
  }
  return (
    <ConfirmDialog
      open
      title={`为${expert.name}重新生成链接`}
      confirmLabel="重新生成"
      busyLabel="正在生成"
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>旧链接和用过它的设备立即失效；已经写下的评分保留，用新链接接着写。</p>
      {error ? (
        <Notice tone="error" role="alert">
          {error.message}
        </Notice>
      ) : null}
    </ConfirmDialog>
  )
}

function TakeBack({
  application: { application_no },
  expert,
  onClose,
}: Omit<ExpertDialogsProps, 'question'> & { expert: Made['expert'] }) {
  const { run, busy, error } = useTakeBackExpert()
  async function confirm() {
    const body = { expert_id: expert.id }
    const outcome = await run({ params: { application_no }, body }, silent)
    if (!outcome.ok) return
    toast({ tone: 'success', message: `已收回对${expert.name}的邀请，席位空出` })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={`收回对${expert.name}的邀请`}
      confirmLabel="收回邀请"
      busyLabel="正在收回"
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>链接立即失效，席位空出；还没有提交的评分不再使用，之后不能恢复这份邀请。</p>
      {error ? (
        <Notice tone="error" role="alert">
          {error.message}
        </Notice>
      ) : null}
    </ConfirmDialog>
  )
}

/** The dialogs about external experts: one at a time, fetched when the first is opened. */
export function ExpertDialogs({ application, question, onClose }: ExpertDialogsProps) {
  const [made, setMade] = useState<Made | null>(null)
  if (made) return <Told made={made} onClose={onClose} />
  const shared = { application, onClose }
  switch (question.act) {
    case 'invite':
      return <Invite {...shared} onMade={setMade} />
    case 'renew':
      return <Renew {...shared} expert={question.expert} onMade={setMade} />
    case 'take_back':
      return <TakeBack {...shared} expert={question.expert} />
  }
}
