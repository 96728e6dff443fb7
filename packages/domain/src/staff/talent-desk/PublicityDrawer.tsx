import { useState } from 'react'
import type { DeskStar, DeskStarRow } from '@portal/api/contract/stars.schema'
import { useDraftPart } from '@portal/api/hooks/unsent'
import { useToday } from '@portal/api/hooks/use-today'
import { pointsText } from '@portal/api/rules/star-figures'
import { objectionLimit } from '@portal/api/rules/star'
import { Button } from '@portal/ui/button'
import { DescriptionList } from '@portal/ui/description-list'
import { StampIcon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import { StatusTag } from '@portal/ui/status'
import { TextField } from '@portal/ui/text-field'
import { TextareaField } from '@portal/ui/textarea-field'
import { DeskDrawer } from '../staff-desk/DeskDrawer.tsx'
import { useFirstWrong, type Walk } from '../staff-desk/index.ts'
import { ActButton } from './ActButton.tsx'
import { decideLabels, ObjectionSteps, stepOf } from './ObjectionSteps.tsx'
import * as P from './PublicityDesk.styles.ts'
import { TalentHistory } from './SideParts.tsx'
import { Stars } from '../../shared/stars/index.ts'
import * as S from './Talent.styles.ts'
import { levelOf, lookOf, minuteOf } from './talent-words.ts'
import { TalentChanged } from './TalentChanged.tsx'
import type { TalentRecord } from './use-talent-record.ts'

export interface PublicityDrawerProps {
  record: string
  /** What the list knows of it. */
  row: DeskStarRow | undefined
  walk: Walk
  talent: TalentRecord
  onClose: () => void
}

const sheetsText = ({ sheets }: DeskStar): string => {
  const totals = sheets.map(({ total }) => total)
  if (totals.length === 0) return ''
  const apart = Math.max(...totals) - Math.min(...totals)
  return `，合计 ${totals.map(pointsText).join(' 与 ')}，相差 ${pointsText(apart)}`
}

const clockText = ({ publicity }: DeskStar): string => {
  if (!publicity) return ''
  const from = `${minuteOf(publicity.started_at)} 发布`
  if (publicity.paused) return `${from}，收到异议时中止，余 ${publicity.days_left} 个工作日`
  return `${from}${publicity.ends_at === null ? '' : `，至 ${minuteOf(publicity.ends_at)}`}${
    publicity.days_left > 0 ? `，余 ${publicity.days_left} 个工作日` : '，已期满'
  }`
}

function Facts({ application }: { application: DeskStar }) {
  const { application_no, star, position, unit, proposal, proposed_star } = application
  return (
    <DescriptionList
      items={[
        { term: '申请', value: `${application_no}，${levelOf(star)} · ${position}` },
        { term: '单位', value: unit },
        {
          term: '拟定星级',
          value: (
            <>
              <Stars star={proposed_star ?? star} />
              {sheetsText(application)}
            </>
          ),
        },
        ...(proposal
          ? [
              {
                term: '拟定',
                value: `${proposal.by}，${minuteOf(proposal.at)}${proposal.reason === '' ? '' : `：${proposal.reason}`}`,
              },
            ]
          : []),
        { term: '公示', value: clockText(application) },
      ]}
    />
  )
}

/** An objection that came by letter or telephone. */
function Registration({ talent: { draft, decision } }: Pick<PublicityDrawerProps, 'talent'>) {
  const by = useDraftPart(draft, now => now.objectionBy)
  const text = useDraftPart(draft, now => now.objectionText)
  const form = useFirstWrong<HTMLDivElement>(decision.refused?.attempt ?? 0)
  const errors = decision.refused?.what.errors
  return (
    <section aria-label="登记异议">
      <S.Title>登记异议</S.Title>
      <S.Text>来信、来电收到的异议在这里登记。登记后公示立即中止。</S.Text>
      <S.Fields ref={form}>
        <TextField
          label="异议人"
          hint="对申请人保密。"
          value={by}
          error={errors?.by}
          onChange={event => draft.change({ objectionBy: event.currentTarget.value })}
        />
        <TextareaField
          label="异议内容"
          rows={4}
          limit={objectionLimit}
          value={text}
          error={errors?.text}
          onChange={event => draft.change({ objectionText: event.currentTarget.value })}
        />
      </S.Fields>
    </section>
  )
}

function Foot({
  application,
  talent: { draft, decision },
  registering,
  onRegistering,
}: Pick<PublicityDrawerProps, 'talent'> & {
  application: DeskStar
  registering: boolean
  onRegistering: (on: boolean) => void
}) {
  const choice = useDraftPart(draft, now => now.advice)
  const { allowed, objection_list } = application
  const objection = objection_list.find(one => stepOf(one, application) !== null)
  const step = objection ? stepOf(objection, application) : null
  const message = decision.dialog === null ? (decision.refused?.what.message ?? '') : ''
  const awards = allowed.includes('award')
  return (
    <>
      {message === '' ? null : (
        <P.Message>
          <Notice tone="error" role="alert">
            {message}
          </Notice>
        </P.Message>
      )}
      {objection ? (
        <P.Limit>
          决定时限 {objection.deadline_at.slice(0, 10)}，
          {objection.working_days_left < 0
            ? `已超 ${-objection.working_days_left} 个工作日`
            : `还有 ${objection.working_days_left} 个工作日`}
          。决定连同理由发给双方。
        </P.Limit>
      ) : null}
      {objection && step === 'check' ? (
        <ActButton
          act="check_objection"
          variant="primary"
          decision={decision}
          onClick={() => decision.settleObjection(objection.id, 'check')}
        >
          提交核查意见
        </ActButton>
      ) : null}
      {objection && step === 'decide' ? (
        <>
          <ActButton
            act="decide_objection"
            variant="primary"
            decision={decision}
            onClick={() => decision.settleObjection(objection.id, 'decide')}
          >
            {choice === null ? '作出决定' : decideLabels[choice]}
          </ActButton>
          <ActButton act="send_back" decision={decision} onClick={() => decision.sendBack(objection.id)}>
            退回核查
          </ActButton>
        </>
      ) : null}
      {awards && !registering ? (
        <ActButton act="award" variant="seal" icon={StampIcon} decision={decision}>
          授予星级
        </ActButton>
      ) : null}
      {allowed.includes('register_objection') ? (
        registering ? (
          <>
            <ActButton act="register" variant="primary" decision={decision} onClick={decision.register}>
              登记异议
            </ActButton>
            <Button size="s" variant="text" onClick={() => onRegistering(false)}>
              取消
            </Button>
          </>
        ) : (
          <Button size="s" onClick={() => onRegistering(true)}>
            登记异议
          </Button>
        )
      ) : null}
    </>
  )
}

/** One published application beside the table: objections in two steps, and the award (VISUAL.md §3). */
export function PublicityDrawer({ record, row, walk, talent, onClose }: PublicityDrawerProps) {
  const today = useToday()
  const { detail, application, draft, decision, look } = talent
  const [registering, setRegistering] = useState(false)
  const known = application ?? (detail.error ? undefined : row)
  const shown = application && lookOf(application)
  const open = application !== undefined && registering && application.allowed.includes('register_objection')
  return (
    <DeskDrawer
      title={known?.name ?? '申请'}
      walk={walk}
      copy={{ text: record, what: '申请编号' }}
      record={detail}
      missing={{ title: '没有找到这份申请', text: '编号可能写错了，请从列表选择。' }}
      failed="申请没有加载出来。"
      onClose={onClose}
      footer={
        application && application.allowed.length > 0 ? (
          <Foot application={application} talent={talent} registering={open} onRegistering={setRegistering} />
        ) : undefined
      }
    >
      {application ? (
        <P.Content>
          {shown ? (
            <StatusTag family={shown.family} icon={shown.icon}>
              {shown.label}
            </StatusTag>
          ) : null}
          <TalentChanged application={application} draft={draft} decision={decision} />
          <Facts application={application} />
          {open ? <Registration talent={talent} /> : null}
          {application.objection_list.map(objection => (
            <ObjectionSteps
              key={objection.id}
              application={application}
              objection={objection}
              draft={draft}
              decision={decision}
              onFile={look}
            />
          ))}
          <TalentHistory history={application.history} today={today} />
        </P.Content>
      ) : null}
    </DeskDrawer>
  )
}
