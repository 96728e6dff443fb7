import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { codes } from '@portal/api/contract/endpoint'
import type { RatingCentre } from '@portal/api/contract/stars.schema'
import { useRatingCentre } from '@portal/api/hooks/rating-centre'
import { useGotNotice } from '@portal/api/hooks/stars'
import { memberPages } from '@portal/api/rules/member-pages'
import { starLevels, starLife, starName, type StarLevel } from '@portal/api/rules/star'
import { ButtonLink } from '@portal/ui/button'
import { ArrowLeftIcon, UserRoundIcon } from '@portal/ui/icon'
import { LoadState } from '@portal/ui/load-state'
import { Notice } from '@portal/ui/notice'
import { preloadable } from '@portal/ui/preloadable'
import { SkeletonLines } from '@portal/ui/skeleton'
import { TextLink } from '@portal/ui/text-link'
import { toast } from '@portal/ui/toast'
import { PageSection } from '../../shared/page-section/index.ts'
import { PanelFailure } from '../../shared/panel-failure/index.ts'
import { Link, useStillHere } from '../../shared/router-link/index.ts'
import { ApplicationPanel } from './ApplicationPanel.tsx'
import { ApplicationRecord } from './ApplicationRecord.tsx'
import { CurrentLevel } from './CurrentLevel.tsx'
import * as S from './Evaluation.styles.ts'
import { applyPath, centrePath, publicityPath, readView, type EvaluationView } from './evaluation-address.ts'
import { NoticeList } from './NoticeList.tsx'
import { ResultTable } from './ResultTable.tsx'

const { evaluation, creditArchive, resume } = memberPages

const StarFormPanel = preloadable(async () => ({
  default: (await import('./StarFormPanel.tsx')).StarFormPanel,
}))
const PublicityPanel = preloadable(async () => ({
  default: (await import('./PublicityPanel.tsx')).PublicityPanel,
}))

const titles = {
  centre: evaluation.title,
  apply: '申请星级评价',
  publicity: '公示名单',
  application: '星级评价申请',
} as const satisfies Record<EvaluationView['view'], string>

const coming = <LoadState state="loading" skeleton={<SkeletonLines count={16} />} />

const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true })

/** What had the focus has gone with the application: a screen reader starts at the content. */
function useEndArrival(isUnderWay: boolean) {
  const before = useRef(isUnderWay)
  useEffect(() => {
    if (before.current && !isUnderWay) focusContent()
    before.current = isUnderWay
  }, [isUnderWay])
}

/** Another view of the page is another page to who reads it: its top, and the focus there. */
function useViewArrival(view: string) {
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    window.scrollTo(0, 0)
    focusContent()
  }, [view])
}

const ViewHead = ({ view }: Pick<EvaluationView, 'view'>) =>
  view === 'centre' ? (
    <S.Head
      title={titles.centre}
      actions={
        <>
          <TextLink as={Link} to={publicityPath}>
            公示名单
          </TextLink>
          <TextLink as={Link} to={resume.path}>
            {resume.title}
          </TextLink>
          <ButtonLink as={Link} icon={UserRoundIcon} to={creditArchive.path}>
            {creditArchive.title}
          </ButtonLink>
        </>
      }
    />
  ) : (
    <S.Head
      back={
        <TextLink as={Link} to={centrePath}>
          <ArrowLeftIcon size={16} />
          {evaluation.title}
        </TextLink>
      }
      title={titles[view]}
    />
  )

const mayApply = ({ current, hindrances }: RatingCentre) => current === null && hindrances.length === 0

/** The lowest level that an application may be begun for. */
const lowestOpen = (centre: RatingCentre): StarLevel | null =>
  mayApply(centre) ? (starLevels.find(star => star > (centre.held?.star ?? 0)) ?? null) : null

/** What can be applied for, with a certificate or without one. */
function beginText({ certificate, held }: RatingCentre): string {
  if (certificate === null) return '选择申报的星级，协会按个人资料初审；通过后缴费，由专家评审并公示。'
  return held === null
    ? `${starName(certificate.star)}证书 ${certificate.expires_on} 到期，现在可以重新评价，也可以申报更高的星级。`
    : `${starName(held.star)} ${held.again_from} 起可以重新评价；现在可以申报更高的星级。`
}

/** What hinders a new application. */
const Hindrances = ({ hindrances }: Pick<RatingCentre, 'hindrances'>) => (
  <Notice title="现在还不能申请星级评价">
    <ul>
      {hindrances.map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </Notice>
)

/** The way to a new application, or what hinders it. */
const Begin = ({ centre }: { centre: RatingCentre }) => (
  <S.Begin aria-label="申请星级评价">
    {mayApply(centre) ? (
      <>
        <p>{beginText(centre)}</p>
        <ButtonLink as={Link} variant="primary" to={applyPath()}>
          {centre.certificate !== null && centre.held === null ? '重新评价' : '申请星级评价'}
        </ButtonLink>
      </>
    ) : (
      <Hindrances hindrances={centre.hindrances} />
    )}
  </S.Begin>
)

function Centre({ centre }: { centre: RatingCentre }) {
  const { certificate, current, notices, results } = centre
  const [latest] = results
  const got = useGotNotice()
  const [going, setGoing] = useState<readonly string[]>([])
  useEndArrival(current !== null)

  async function mark({ id, version }: RatingCentre['notices'][number]) {
    setGoing(before => [...before, id])
    const outcome = await got.run({ body: { notice_id: id, version } }, { silent: true })
    setGoing(before => before.filter(one => one !== id))
    if (!outcome.ok)
      toast({
        tone: 'error',
        message:
          outcome.error.code === codes.conflict
            ? '这条消息刚刚有了新的内容，请看过再确认'
            : outcome.error.message,
      })
  }

  return (
    <>
      <CurrentLevel
        certificate={certificate}
        applicationNo={
          results.find(row => certificate !== null && row.certificate_no === certificate.certificate_no)
            ?.application_no
        }
      />
      {notices.length === 0 ? null : (
        <NoticeList notices={notices} going={going} onGot={notice => void mark(notice)} />
      )}
      {current === null ? (
        <Begin centre={centre} />
      ) : (
        <ApplicationRecord title="正在办理的申请" application={current} lowestOpen={null} />
      )}
      {current === null && latest !== undefined ? (
        <ApplicationPanel
          key={latest.application_no}
          title="最近一次申请"
          applicationNo={latest.application_no}
          lowestOpen={lowestOpen(centre)}
        />
      ) : null}
      {results.length === 0 ? null : (
        <PageSection title="历史申请" flush>
          <ResultTable results={results} />
        </PageSection>
      )}
    </>
  )
}

interface ApplyProps {
  centre: RatingCentre
  star: Extract<EvaluationView, { view: 'apply' }>['star']
  onReload: () => void
}

function Apply({ centre, star, onReload }: ApplyProps) {
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const { current, hindrances } = centre
  if (current === null && hindrances.length > 0)
    return (
      <S.Space>
        <Hindrances hindrances={hindrances} />
      </S.Space>
    )
  // handed in meanwhile, here or on another page
  if (current !== null && !starLife.sets.editable.some(status => status === current.status))
    return <Navigate replace to={centrePath} />
  return (
    <StarFormPanel
      current={current}
      star={star}
      onReload={onReload}
      onSubmitted={() => {
        if (isStillHere()) void navigate(centrePath, { replace: true })
      }}
    />
  )
}

/** 人才评价: the level that is held, the application under way, its results, and what is published. */
export function EvaluationPanel() {
  const [search] = useSearchParams()
  const view = readView(search)
  const centre = useRatingCentre()
  useViewArrival(view.view === 'application' ? view.applicationNo : view.view)

  function content(): ReactNode {
    if (view.view === 'publicity')
      return <PublicityPanel page={view.page} ownNo={centre.data?.current?.application_no} />
    if (view.view === 'application')
      return (
        <ApplicationPanel
          key={view.applicationNo}
          title="申请进度"
          applicationNo={view.applicationNo}
          lowestOpen={centre.data === undefined ? null : lowestOpen(centre.data)}
        />
      )
    if (!centre.data)
      return (
        <S.Space>
          <S.Title>办理情况</S.Title>
          {centre.error ? (
            <PanelFailure error={centre.error} onRetry={centre.reload}>
              人才评价没有加载出来。
            </PanelFailure>
          ) : (
            coming
          )}
        </S.Space>
      )
    if (view.view === 'apply') return <Apply centre={centre.data} star={view.star} onReload={centre.reload} />
    return <Centre centre={centre.data} />
  }

  return (
    <>
      <ViewHead view={view.view} />
      <Suspense fallback={coming}>{content()}</Suspense>
    </>
  )
}
