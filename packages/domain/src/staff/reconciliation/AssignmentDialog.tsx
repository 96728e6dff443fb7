import { useState } from 'react'
import type { Difference } from '@portal/api/contract/reconciliation.schema'
import type { Action } from '@portal/api/hooks/use-action'
import { useToday } from '@portal/api/hooks/use-today'
import { yuan } from '@portal/api/rules/money'
import { channelNames, onlineChannels, type OnlineChannel } from '@portal/api/rules/payment'
import { Checkbox } from '@portal/ui/checkbox'
import { Dialog, DialogFoot } from '@portal/ui/dialog'
import { FieldGroup } from '@portal/ui/field'
import { Notice } from '@portal/ui/notice'
import { RadioGroup } from '@portal/ui/radio-group'
import { dayName } from './reconciliation-words.ts'
import * as S from './DifferenceDialog.styles.ts'

export interface AssignmentDialogProps {
  /** A line without an order. */
  difference: Difference
  busy: boolean
  /** Why the server refused it. */
  error: Action<never>['error']
  onConfirm: (channel: OnlineChannel, days: string[]) => void
  onClose: () => void
}

const mostDays = 31

function daysError(days: readonly string[]): string | undefined {
  if (days.length === 0) return '请选择入账的日期'
  return days.length > mostDays ? `一次最多选择 ${mostDays} 天` : undefined
}

/** A line of the bank is what a channel paid out: which one, and for which days. Render it only while open. */
export function AssignmentDialog({ difference, busy, error, onConfirm, onClose }: AssignmentDialogProps) {
  const today = useToday()
  const { settles, difference_fen, line } = difference
  const channels = onlineChannels.filter(channel => settles.some(settled => settled.channel === channel))
  const [channel, setChannel] = useState<OnlineChannel | null>(
    channels.length === 1 ? (channels[0] ?? null) : null,
  )
  const [picked, setPicked] = useState<readonly string[]>([])
  const [tried, setTried] = useState(false)
  const offered = settles.filter(settled => settled.channel === channel)
  const days = offered.filter(({ day }) => picked.includes(day))
  const wrong = daysError(days.map(({ day }) => day))
  const { channel: channelError, days: refusedDays } = error?.fieldErrors ?? {}

  function confirm() {
    setTried(true)
    if (channel === null || wrong !== undefined) return
    onConfirm(
      channel,
      days.map(({ day }) => day),
    )
  }

  return (
    <Dialog
      open
      title={`认作渠道入账 ${yuan(difference_fen)}`}
      busy={busy}
      onClose={onClose}
      footer={
        <DialogFoot
          busy={busy}
          busyLabel="正在登记"
          confirmLabel="认作渠道入账"
          onCancel={onClose}
          onConfirm={confirm}
        />
      }
    >
      <S.Root>
        <p>
          {line === null ? '这笔来款' : `“${line.payer_name}”的这笔来款`}
          是渠道按账单结算的款项。登记后这几天的渠道入账按它对，相差的部分会列为新的差异。
        </p>
        {error && channelError === undefined && refusedDays === undefined ? (
          <Notice tone="error" role="alert">
            {error.message}
          </Notice>
        ) : null}
        <RadioGroup
          label="渠道"
          direction="row"
          options={channels.map(value => ({ value, label: channelNames[value] }))}
          value={channel}
          error={tried && channel === null ? '请选择渠道' : channelError}
          onChange={value => {
            setChannel(value)
            setPicked([])
          }}
        />
        {channel === null ? null : (
          <FieldGroup label="入账的日期" error={(tried ? wrong : undefined) ?? refusedDays}>
            <S.Days>
              {offered.map(({ day, amount_fen }) => (
                <li key={day}>
                  <Checkbox
                    checked={picked.includes(day)}
                    onChange={event =>
                      setPicked(
                        event.currentTarget.checked
                          ? [...picked, day]
                          : picked.filter(other => other !== day),
                      )
                    }
                  >
                    <S.Day>
                      <span>{dayName(day, today)}</span>
                      <span>应入账 {yuan(amount_fen)}</span>
                    </S.Day>
                  </Checkbox>
                </li>
              ))}
            </S.Days>
          </FieldGroup>
        )}
        <Sum line={difference_fen} amounts={days.map(({ amount_fen }) => amount_fen)} />
      </S.Root>
    </Dialog>
  )
}

/** What the picked days come to, beside the line. */
function Sum({ line, amounts }: { line: number; amounts: readonly number[] }) {
  let sum = 0
  for (const amount of amounts) sum += amount
  const gap = line - sum
  return (
    <S.Sum>
      已选 {amounts.length} 天，合计 <b>{yuan(sum)}</b>，流水 <b>{yuan(line)}</b>
      {amounts.length === 0
        ? ''
        : gap === 0
          ? '，金额一致'
          : `，流水${gap > 0 ? '多' : '少'} ${yuan(Math.abs(gap))}`}
    </S.Sum>
  )
}
