import { useState } from 'react'
import type { OwnSession } from '@portal/api/contract/settings.schema'
import { useEndOtherSessions, useEndSession, useSessions } from '@portal/api/hooks/settings'
import { Button } from '@portal/ui/button'
import { toast } from '@portal/ui/toast'
import { PageSection, type PageSectionProps } from '../page-section/index.ts'
import { PanelPending } from '../panel-failure/index.ts'
import { SessionTable } from './SessionTable.tsx'
import * as S from './SessionTable.styles.ts'

export interface SessionsPanelProps extends Pick<PageSectionProps, 'beside'> {
  /** After how long an unused session ends: 7 天, 8 小时. */
  life: string
}

/** 登录中的设备: the own sessions, ended one by one or all others at once. */
export function SessionsPanel({ life, beside }: SessionsPanelProps) {
  const { data, error, reload } = useSessions()
  const one = useEndSession()
  const all = useEndOtherSessions()
  const [ending, setEnding] = useState<string | null>(null)
  const others = data?.list.filter(({ current }) => !current).length ?? 0

  async function end({ id }: OwnSession) {
    setEnding(id)
    const outcome = await one.run({ body: { id } })
    if (outcome.ok) toast({ tone: 'success', message: '登录已结束' })
    setEnding(null)
  }
  async function endOthers() {
    const outcome = await all.run({})
    if (outcome.ok) toast({ tone: 'success', message: `已结束其他 ${outcome.data.ended} 个登录` })
  }

  return (
    <PageSection
      title="登录中的设备"
      count={beside && data ? `${data.list.length} 个` : data?.list.length}
      action={
        others > 0 ? (
          <Button
            variant="text"
            size="m"
            busy={all.busy}
            busyLabel="正在结束"
            onClick={() => void endOthers()}
          >
            结束其他 {others} 个登录
          </Button>
        ) : null
      }
      flush
      beside={beside}
    >
      {data ? (
        <SessionTable sessions={data.list} ending={ending} onEnd={session => void end(session)} />
      ) : (
        <S.State>
          <PanelPending error={error} onRetry={reload}>
            登录中的设备没有加载出来。
          </PanelPending>
        </S.State>
      )}
      {/* not before the list: how far down it stands depends on how many there are */}
      {data || error ? (
        <S.Foot>{life}没有使用的登录自动结束。看到不认识的设备，请结束它并修改密码。</S.Foot>
      ) : null}
    </PageSection>
  )
}
