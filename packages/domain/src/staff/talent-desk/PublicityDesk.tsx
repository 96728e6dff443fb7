import { Suspense, useState } from 'react'
import { useDeskStars, useDeskStarsAhead } from '@portal/api/hooks/star-desk'
import { formatTime } from '@portal/api/rules/dates'
import { staffPages } from '@portal/api/rules/staff-pages'
import { Button } from '@portal/ui/button'
import { LoadState } from '@portal/ui/load-state'
import { useMedia } from '@portal/ui/media-query'
import { Notice } from '@portal/ui/notice'
import { preloadable } from '@portal/ui/preloadable'
import { media } from '@portal/ui/theme'
import { useWhenIdle } from '../../shared/ahead/index.ts'
import { TableDesk } from '../staff-desk/TableDesk.tsx'
import { useDesk, useDeskAddress } from '../staff-desk/index.ts'
import { FiguresLink } from './FiguresLink.tsx'
import * as P from './PublicityDesk.styles.ts'
import { PublicityFilters } from './PublicityFilters.tsx'
import { PublicityTable } from './PublicityTable.tsx'
import { pageSize, talentQueryOf, talentView } from './talent-view.ts'
import { TalentOverlays } from './TalentOverlays.tsx'
import { TalentTabs } from './TalentTabs.tsx'
import { useTalentRecord } from './use-talent-record.ts'

const PublicityDrawer = preloadable(async () => ({
  default: (await import('./PublicityDrawer.tsx')).PublicityDrawer,
}))

/** What is published: objections are looked into and decided here, and what is over is awarded, one by one. */
export function PublicityDesk() {
  const [loadedAt, setLoadedAt] = useState('')
  const address = useDeskAddress(talentView)
  const { view, searchOf, show, showQueue } = address
  const ahead = useDeskStarsAhead()
  const queue = useDeskStars(talentQueryOf(view), () => setLoadedAt(formatTime(new Date()).slice(11, 16)))
  const desk = useDesk({
    address,
    queue,
    keyOf: row => row.application_no,
    opens: 'none',
    ahead: {
      record(applicationNo) {
        PublicityDrawer.preload()
        ahead.one(applicationNo)
      },
      page: next => ahead.list(talentQueryOf({ ...view, page: next })),
    },
    tab: { open: view.status, tabOf: row => row.status },
  })
  const talent = useTalentRecord(desk)
  useWhenIdle(desk.arrived || null, PublicityDrawer.preload)
  const { data, record } = desk
  const beside = useMedia(media.wide.replace('@media ', '')) && record !== undefined
  const filtered = view.q !== '' || view.star !== null || view.objection !== null
  const awardable = desk.rows.find(row => row.stage === 'awardable')

  return (
    <>
      <TableDesk
        title={staffPages.talentAudit.title}
        desk={desk}
        loadedAt={loadedAt}
        tools={<FiguresLink />}
        tabs={<TalentTabs ruled address={address} counts={data?.counts} />}
        filters={
          <>
            <PublicityFilters view={view} onChange={showQueue} />
            {data && data.awardable > 0 ? (
              <P.Info>
                <Notice
                  tone="info"
                  action={
                    awardable ? (
                      <Button size="s" variant="text" onClick={() => desk.open(awardable.application_no)}>
                        逐份授予
                      </Button>
                    ) : null
                  }
                >
                  {data.awardable} 份公示期满且无异议，可以授予。
                </Notice>
              </P.Info>
            ) : null}
          </>
        }
        listName="公示中的申请，按截止时间排序"
        failed="公示中的申请没有加载出来。"
        pageSize={pageSize}
        pageSizes={[pageSize]}
        onPageSize={() => undefined}
        table={
          <PublicityTable
            rows={desk.rows}
            loading={!data || !desk.arrived}
            columns={beside ? 'few' : 'all'}
            current={record}
            rowHref={row => `?${searchOf({ record: row.application_no })}`}
            onOpen={row => desk.open(row.application_no)}
            empty={
              filtered ? (
                <LoadState
                  state="empty"
                  title="没有符合条件的申请"
                  action={
                    <Button
                      size="m"
                      onClick={() => show({ q: '', star: null, objection: null, page: 1, record: null })}
                    >
                      清除筛选
                    </Button>
                  }
                >
                  换一个异议状态、星级或关键词看看。
                </LoadState>
              ) : (
                <LoadState state="empty" title="没有公示中的申请">
                  合议拟定星级后，公示的申请会列在这里。
                </LoadState>
              )
            }
          />
        }
        renderDrawer={() =>
          record === undefined ? null : (
            <Suspense fallback={null}>
              <PublicityDrawer
                key={record}
                row={desk.row}
                walk={desk.walk}
                record={record}
                talent={talent}
                onClose={desk.close}
              />
            </Suspense>
          )
        }
      />
      <TalentOverlays
        talent={talent}
        files={[
          ...talent.files,
          ...(talent.application?.objection_list ?? []).flatMap(one => one.attachments),
        ]}
      />
    </>
  )
}
