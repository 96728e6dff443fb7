import type { ComponentProps } from 'react'
import type { OwnSession } from '@portal/api/contract/settings.schema'
import { Button } from '@portal/ui/button'
import { None } from '@portal/ui/description-list'
import { StatusTag } from '@portal/ui/status'
import * as S from './SessionTable.styles.ts'

export interface SessionTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  sessions: readonly OwnSession[]
  /** The one that is being ended. */
  ending: string | null
  onEnd: (session: OwnSession) => void
}

const deviceOf = ({ device }: OwnSession) => (device === '' ? '未知设备' : device)
const minute = (time: string) => time.slice(0, 16)

/** Own sessions, each with what one knows it by; rows become cards under 640 px. */
export function SessionTable({ sessions, ending, onEnd, ...rest }: SessionTableProps) {
  return (
    <S.Table {...rest}>
      <caption>登录中的设备，最近使用的在前</caption>
      <thead>
        <tr>
          <th scope="col">设备</th>
          <th scope="col">网络</th>
          <th scope="col">最近使用</th>
          <th scope="col">登录时间</th>
          <th scope="col">操作</th>
        </tr>
      </thead>
      <tbody>
        {sessions.map(session => (
          <tr key={session.id}>
            <td data-part="device">
              <span>
                {deviceOf(session)}
                {session.current ? (
                  <StatusTag family="success" icon="circle-check">
                    本机
                  </StatusTag>
                ) : null}
              </span>
            </td>
            <td data-part="network">{session.network === '' ? <None /> : session.network}</td>
            <td data-part="seen">{session.current ? '现在' : minute(session.seen_at)}</td>
            <td data-part="since">{minute(session.created_at)}</td>
            <td data-part="act">
              {session.current ? (
                <None />
              ) : (
                <Button
                  variant="text"
                  size="m"
                  busy={ending === session.id}
                  aria-label={`结束 ${deviceOf(session)} ${minute(session.created_at)} 的登录`}
                  onClick={() => onEnd(session)}
                >
                  结束
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </S.Table>
  )
}
