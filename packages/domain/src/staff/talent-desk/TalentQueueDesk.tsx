import type { DeskStar, DeskStarRow } from '@portal/api/contract/stars.schema'
import { useDeskStars, useDeskStarsAhead } from '@portal/api/hooks/star-desk'
import { useToday } from '@portal/api/hooks/use-today'
import { filledScores } from '@portal/api/rules/star-figures'
import { starLife, starStatus, type StarStatus } from '@portal/api/rules/star'
import { staffPages } from '@portal/api/rules/staff-pages'
import { useMedia } from '@portal/ui/media-query'
import { SkeletonLines } from '@portal/ui/skeleton'
import { media } from '@portal/ui/theme'
import { DeskNothing, DeskWalker, QueueDesk, useDesk, useDeskAddress } from '../staff-desk/index.ts'
import { StaffPage } from '../staff-layout/StaffPage.tsx'
import { CheckSide } from './CheckSide.tsx'
import { Declaration } from './Declaration.tsx'
import { EndedSide } from './EndedSide.tsx'
import { ScoreSheet } from './ScoreSheet.tsx'
import { ScoreSide } from './ScoreSide.tsx'
import { SnapshotSheet } from './SnapshotSheet.tsx'
import * as S from './Talent.styles.ts'
import { isEnded, talentQueryOf, talentView } from './talent-view.ts'
import { limitOf, noteOf } from './talent-words.ts'
import { TalentChanged } from './TalentChanged.tsx'
import { FiguresLink } from './FiguresLink.tsx'
import { TalentLeft, TalentMark } from './TalentMark.tsx'
import { TalentDialogs, TalentOverlays } from './TalentOverlays.tsx'
import { TalentTabs } from './TalentTabs.tsx'
import { useTalentRecord, type TalentRecord } from './use-talent-record.ts'

const failed = '申请没有加载出来。'

/** Every state but the publicity: the queue, the frozen profile, the decision. The open one stands in the address. */
export function TalentQueueDesk() {
  const today = useToday()
  const address = useDeskAddress(talentView)
  const { view } = address
  const queue = useDeskStars(talentQueryOf(view))
  const ahead = useDeskStarsAhead()
  const desk = useDesk({
    address,
    queue,
    keyOf: row => row.application_no,
    opens: 'first',
    ahead: { record: ahead.one, page: next => ahead.list(talentQueryOf({ ...view, page: next })) },
    tab: { open: view.status, tabOf: row => row.status },
  })
  const talent = useTalentRecord(desk)
  const { detail, application, draft, groups, files, autosave, decision } = talent
  const known = application ?? (detail.error ? undefined : desk.row)
  const roomBeside = useMedia(media.wide.replace('@media ', ''))
  const beside = roomBeside && application !== undefined && showsFiles(application.status)
  const walker = <DeskWalker walk={desk.walk} />
  const notice = <TalentChanged application={application} draft={draft} decision={decision} />

  return (
    <StaffPage
      title={staffPages.talentAudit.title}
      actions={
        <>
          <S.Limit>{limitOf(view.status, application?.days ?? queue.data?.days)}</S.Limit>
          <FiguresLink />
        </>
      }
      onFocusCapture={TalentDialogs.preload}
    >
      <TalentTabs address={address} counts={queue.data?.counts} />
      <QueueDesk
        kind="audit"
        desk={desk}
        queueName={`${starLife.states[view.status].label}的申请`}
        failed={{ name: '申请列表', text: failed }}
        empty={{ title: '这里没有申请', text: '换一个状态看看，或者等申请人提交。' }}
        head={<span>{headOf(view.status, queue.data?.mine)}</span>}
        item={row => ({
          title: row.name,
          figure: <TalentLeft row={row} />,
          note: noteOf(row),
          mark: <TalentMark row={rowNow(row, application)} today={today} />,
          underWay: decision.underWay(row.application_no),
        })}
        middle={
          known ? (
            known.status === starStatus.scoring && application ? (
              application.snapshot === null ? (
                <Declaration
                  key={known.application_no}
                  row={known}
                  application={application}
                  draft={draft}
                  walker={walker}
                  notice={notice}
                  decision={decision}
                />
              ) : (
                <ScoreSheet
                  key={known.application_no}
                  row={known}
                  application={application}
                  groups={groups}
                  draft={draft}
                  autosave={autosave}
                  walker={walker}
                  notice={notice}
                  onFile={talent.look}
                />
              )
            ) : (
              <SnapshotSheet
                key={known.application_no}
                row={known}
                application={application}
                groups={groups}
                draft={draft}
                walker={walker}
                notice={notice}
                shownFile={beside ? (talent.file ?? files[0]?.file_id) : undefined}
                onFile={talent.look}
              />
            )
          ) : (
            <DeskNothing
              record={detail}
              done={
                desk.empty && {
                  title: '这个状态没有申请',
                  text: '都处理完了。新的申请到这一步后会出现在这里。',
                }
              }
              missing={{ title: '没有找到这份申请', text: '编号可能写错了，请从列表选择。' }}
              failed={failed}
            />
          )
        }
        side={
          application ? (
            <TalentSide talent={talent} application={application} today={today} beside={beside} />
          ) : known ? (
            <S.Coming aria-busy>
              <SkeletonLines count={6} />
            </S.Coming>
          ) : null
        }
      />
      <TalentOverlays talent={talent} files={beside ? [] : files} />
    </StaffPage>
  )
}

/** States whose side shows the attachments where there is room. */
const showsFiles = (status: StarStatus) =>
  status !== starStatus.scoring && status !== starStatus.publicity && !isEnded(status)

/** Of the scoring: how many wait for the own sheet. */
const headOf = (status: StarStatus, mine: number | undefined) =>
  isEnded(status)
    ? '最新在前'
    : status === starStatus.scoring && mine !== undefined
      ? `待本人评分 ${mine}，时限最近在前`
      : '时限最近在前'

/** The open record knows how far the own sheet is before the queue does. */
function rowNow(row: DeskStarRow, application: DeskStar | undefined): DeskStarRow {
  if (application?.application_no !== row.application_no) return row
  const { own_sheet } = application
  return own_sheet ? { ...application, mine_filled: filledScores(own_sheet.scores) } : application
}

function TalentSide({
  talent: { draft, files, file, look, autosave, decision },
  application,
  today,
  beside,
}: {
  talent: TalentRecord
  application: NonNullable<TalentRecord['application']>
  today: string
  beside: boolean
}) {
  const shared = { application, draft, today, decision }
  const { application_no, status } = application
  if (status === starStatus.scoring) return <ScoreSide key={application_no} {...shared} autosave={autosave} />
  if (isEnded(status) || status === starStatus.publicity)
    return <EndedSide key={application_no} {...shared} />
  return (
    <CheckSide
      key={application_no}
      {...shared}
      files={beside ? files : []}
      file={Math.max(
        0,
        files.findIndex(({ file_id }) => file_id === file),
      )}
      onFile={at => {
        const next = files[at]
        if (next) look(next)
      }}
    />
  )
}
