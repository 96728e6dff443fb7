import type { Delegation } from '@portal/api/contract/delegations.schema'
import { useEndDelegation } from '@portal/api/hooks/delegations'
import { useToday } from '@portal/api/hooks/use-today'
import type { DelegatedTask } from '@portal/api/rules/delegation'
import { Button } from '@portal/ui/button'
import { Notice, type NoticeProps } from '@portal/ui/notice'
import { toast } from '@portal/ui/toast'
import { delegationText, endWord } from './delegation-words.ts'

export interface DelegationNoticeProps extends Omit<NoticeProps, 'tone' | 'title' | 'action' | 'children'> {
  delegation: Delegation
  task: DelegatedTask
  /** Number of the request, or the day. */
  subject: string
}

/** In a record: who passed it on to whom, what the colleague should know, and the way to end that. */
export function DelegationNotice({ delegation, task, subject, ...rest }: DelegationNoticeProps) {
  const today = useToday()
  const { run, busy } = useEndDelegation()
  const word = endWord(delegation)

  async function end() {
    const outcome = await run({ body: { task, subject } }, { silent: true })
    toast(
      outcome.ok
        ? { tone: 'success', message: `已${word}，由财务共同办理` }
        : { tone: 'error', message: outcome.error.message },
    )
  }

  return (
    <Notice
      {...rest}
      title={delegationText(delegation, today)}
      action={
        <Button size="s" variant="text" busy={busy} busyLabel={`正在${word}`} onClick={() => void end()}>
          {word}
        </Button>
      }
    >
      {delegation.note}
    </Notice>
  )
}
