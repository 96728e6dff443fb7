import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FigureSet, FigureSets } from '@portal/api/contract/star-figures.schema'
import { useStarFigures } from '@portal/api/hooks/star-figures'
import { staffPages } from '@portal/api/rules/staff-pages'
import { Button } from '@portal/ui/button'
import { preloadable } from '@portal/ui/preloadable'
import { SkeletonLines } from '@portal/ui/skeleton'
import { PageSection } from '../../shared/page-section/index.ts'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { DeskTabs } from '../staff-desk/DeskTabs.tsx'
import { ParentLink } from '../staff-layout/ParentLink.tsx'
import { StaffPage } from '../staff-layout/StaffPage.tsx'
import { ComingSet } from './ComingSet.tsx'
import { comingSets, currentSet, formerSets, setByText, startText } from './figure-sets.ts'
import { figuresTabs, figuresView, newSet } from './figures-view.ts'
import { FigureHistory } from './FigureHistory.tsx'
import { FigureTables } from './FigureTables.tsx'
import * as S from './TalentFigures.styles.ts'

const FiguresEditor = preloadable(async () => ({
  default: (await import('./FiguresEditor.tsx')).FiguresEditor,
}))

/** What the evaluation goes by: in force, coming and past; super sets what holds from a later day on (D7). */
export function TalentFiguresPanel() {
  const { data, error, reload } = useStarFigures()
  const [search, setSearch] = useSearchParams()
  const view = figuresView.read(search)
  const { record } = view
  const show = (part: Partial<typeof view>, replace = false) =>
    setSearch(figuresView.write({ ...view, ...part }), { replace })
  const newest = data && (comingSets(data).at(-1) ?? currentSet(data))
  // one that somebody else has dropped meanwhile keeps what was typed
  const base = record === newSet ? newest : data?.sets.find(({ id }) => id !== null && id === record)
  const isList = data ? !base : record === null

  return (
    <StaffPage
      title={staffPages.talentFigures.title}
      parent={<ParentLink page={staffPages.talentAudit} />}
      actions={
        isList ? (
          <Button
            size="s"
            variant="primary"
            onPointerEnter={FiguresEditor.preload}
            onFocus={FiguresEditor.preload}
            onClick={() => show({ record: newSet })}
          >
            新增标准
          </Button>
        ) : null
      }
    >
      {isList ? (
        <DeskTabs
          ruled
          label={staffPages.talentFigures.title}
          tabs={(['now', 'past'] as const).map(tab => ({
            id: tab,
            name: figuresTabs[tab],
            link: { to: `?${figuresView.write({ ...figuresView.usual, tab })}` },
            current: view.tab === tab,
            count: tab === 'past' ? data && formerSets(data).length : null,
          }))}
        />
      ) : null}
      <S.Sheet>
        {data ? (
          base ? (
            <Suspense fallback={<SkeletonLines count={8} />}>
              <FiguresEditor
                key={record}
                base={base}
                isChange={record !== newSet}
                all={data}
                onClose={() => show({ tab: 'now', record: null }, true)}
              />
            </Suspense>
          ) : view.tab === 'past' ? (
            <PageSection title={figuresTabs.past} count="申请按提交当天的标准评价">
              <FigureHistory all={data} page={view.page} onPage={page => show({ page })} />
            </PageSection>
          ) : (
            <Sets all={data} onChange={({ id }) => show({ record: id })} />
          )
        ) : (
          <PageSection title={figuresTabs[view.tab]}>
            <PanelPending error={error} onRetry={reload}>
              评价标准没有加载出来。
            </PanelPending>
          </PageSection>
        )}
      </S.Sheet>
    </StaffPage>
  )
}

interface SetsProps {
  all: FigureSets
  onChange: (set: FigureSet) => void
}

function Sets({ all, onChange }: SetsProps) {
  const current = currentSet(all)
  const coming = comingSets(all)
  return (
    <>
      {current ? (
        <PageSection
          title="正在执行"
          count={
            current.effective_from === null
              ? startText(current)
              : `${startText(current)}，${setByText(current)}`
          }
        >
          <FigureTables figures={current.figures} next={coming[0]?.figures} />
        </PageSection>
      ) : null}
      {coming.map(set => (
        <ComingSet key={set.id} all={all} set={set} onChange={onChange} />
      ))}
    </>
  )
}
