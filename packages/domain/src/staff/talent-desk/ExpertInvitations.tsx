import { Suspense, useState } from 'react'
import type { DeskExpert, DeskStar } from '@portal/api/contract/stars.schema'
import { expertStates } from '@portal/api/rules/star-expert'
import { Button } from '@portal/ui/button'
import { LinkIcon } from '@portal/ui/icon'
import { preloadable } from '@portal/ui/preloadable'
import { StatusInline } from '@portal/ui/status'
import * as S from './Talent.styles.ts'
import { minuteOf } from './talent-words.ts'

const ExpertDialogs = preloadable(async () => ({
  default: (await import('./ExpertDialogs.tsx')).ExpertDialogs,
}))

/** What is asked about: a new invitation, or an act on one. */
export type ExpertQuestion = { act: 'invite' } | { act: 'renew' | 'take_back'; expert: DeskExpert }

export interface ExpertInvitationsProps {
  application: DeskStar
}

function Invitation({ expert, onAsk }: { expert: DeskExpert; onAsk: (question: ExpertQuestion) => void }) {
  const { name, organisation, phone, state, open, invited_by, invited_at, expires_at } = expert
  const { label, family, icon } = expertStates[state]
  return (
    <S.Expert>
      <p>
        <b>{name}</b>
        <StatusInline family={family} icon={icon}>
          {label}
        </StatusInline>
      </p>
      <p>
        {organisation}
        {phone === '' ? '' : ` · ${phone}`}
      </p>
      <p>
        {minuteOf(invited_at)} 由{invited_by}邀请
        {open ? `，${expires_at.slice(0, 10)} 当天结束时失效` : ''}
      </p>
      {open ? (
        <div>
          <Button
            size="s"
            variant="text"
            aria-label={`重新生成链接：${name}`}
            onClick={() => onAsk({ act: 'renew', expert })}
          >
            重新生成链接
          </Button>
          <Button
            size="s"
            variant="text"
            aria-label={`收回邀请：${name}`}
            onClick={() => onAsk({ act: 'take_back', expert })}
          >
            收回邀请
          </Button>
        </div>
      ) : null}
    </S.Expert>
  )
}

/** External experts of an application that is scored: who was invited, and room for another (D7). */
export function ExpertInvitations({ application }: ExpertInvitationsProps) {
  const [asked, setAsked] = useState<ExpertQuestion | null>(null)
  const { experts, allowed } = application
  const mayInvite = allowed.includes('invite_expert')
  if (experts.length === 0 && !mayInvite) return null
  return (
    <>
      <S.Title>外部专家</S.Title>
      {experts.length === 0 ? (
        <S.Text>评委席位空缺时，可以请协会以外的专家凭一次性链接评分，规则和评委相同。</S.Text>
      ) : (
        <S.Experts aria-label="外部专家">
          {experts.map(expert => (
            <Invitation key={expert.id} expert={expert} onAsk={setAsked} />
          ))}
        </S.Experts>
      )}
      {mayInvite ? (
        <S.Fields>
          <S.Acts>
            <Button size="s" icon={LinkIcon} onClick={() => setAsked({ act: 'invite' })}>
              邀请外部专家
            </Button>
          </S.Acts>
        </S.Fields>
      ) : null}
      {asked ? (
        <Suspense fallback={null}>
          <ExpertDialogs application={application} question={asked} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
