import { useState } from 'react'
import type { ResumeLink } from '@portal/api/contract/resumes.schema'
import { useResumeLinks, useRevokeResumeLink } from '@portal/api/hooks/resumes'
import { resumeLinkStates, resumeSections, sharedResumePath } from '@portal/api/rules/resume'
import { Button } from '@portal/ui/button'
import { StatusInline } from '@portal/ui/status'
import { toast } from '@portal/ui/toast'
import { LazyConfirmDialog } from '../../shared/lazy-confirm-dialog/index.ts'
import { PageSection } from '../../shared/page-section/index.ts'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import * as S from './ResumePage.styles.ts'

/** Without seconds. */
const minuteOf = (time: string) => time.slice(0, 16)

function untilWhen({ state, expires_on, days_left, revoked_at }: ResumeLink): string {
  switch (state) {
    case 'living':
      return days_left === 0 ? '，今天结束时失效' : `，至 ${expires_on}，还有 ${days_left} 天`
    case 'revoked':
      return revoked_at === null ? '' : `，${minuteOf(revoked_at)}`
    case 'expired':
      return `，${expires_on}`
    default:
      return state satisfies never
  }
}

const opened = ({ views, viewed_at }: ResumeLink) =>
  views === 0 || viewed_at === null ? '还没有人打开过' : `打开过 ${views} 次，最近 ${minuteOf(viewed_at)}`

interface LinkRowProps {
  link: ResumeLink
  onRevoke?: () => void
}

function LinkRow({ link, onRevoke }: LinkRowProps) {
  const { label, family, icon } = resumeLinkStates[link.state]
  return (
    <li data-ended={link.state === 'living' ? undefined : true}>
      <S.LinkHead>
        <b>
          {location.host}
          {sharedResumePath(link.mark)}
        </b>
        {onRevoke ? (
          <Button variant="text" size="s" aria-label={`收回链接 ${link.mark}`} onClick={onRevoke}>
            收回
          </Button>
        ) : null}
      </S.LinkHead>
      <p>
        <StatusInline family={family} icon={icon}>
          {label}
        </StatusInline>
        {untilWhen(link)}
      </p>
      <p>
        显示 {link.sections.length} 项：{link.sections.map(name => resumeSections[name]).join('、')}
      </p>
      <p>{opened(link)}</p>
    </li>
  )
}

/** 已生成的链接: how each stands, and how it is taken back. */
export function LinkList() {
  const { data, error, reload } = useResumeLinks()
  const revoke = useRevokeResumeLink()
  const [asked, setAsked] = useState<ResumeLink | null>(null)

  async function takeBack({ id, mark }: ResumeLink) {
    const outcome = await revoke.run({ body: { link_id: id } })
    setAsked(null)
    if (outcome.ok) toast({ tone: 'success', message: `链接 ${mark} 已收回，马上失效` })
  }

  if (!data)
    return (
      <PageSection title="已生成的链接" flush>
        <PanelPending error={error} onRetry={reload}>
          已生成的链接没有加载出来。
        </PanelPending>
      </PageSection>
    )
  const { living, ended } = data
  return (
    <PageSection
      title="已生成的链接"
      count={living.length === 0 ? undefined : `${living.length} 个有效`}
      flush
    >
      {living.length + ended.length === 0 ? (
        <S.Note>还没有生成过链接。</S.Note>
      ) : (
        <S.Links aria-label="已生成的链接">
          {living.map(link => (
            <LinkRow key={link.id} link={link} onRevoke={() => setAsked(link)} />
          ))}
          {ended.map(link => (
            <LinkRow key={link.id} link={link} />
          ))}
        </S.Links>
      )}
      <LazyConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={`收回链接 ${asked?.mark ?? ''}`}
        busy={revoke.busy}
        busyLabel="正在收回"
        confirmLabel="收回链接"
        onConfirm={() => asked && void takeBack(asked)}
      >
        收回后，拿到链接的人马上打不开，也不能恢复；需要时可以再生成一个。
      </LazyConfirmDialog>
    </PageSection>
  )
}
