import { useId, useState } from 'react'
import type { CouponBatch, CouponCode } from '@portal/api/contract/coupons.schema'
import { useAllCouponCodes, useCouponCodes } from '@portal/api/hooks/coupon-batches'
import { groupCouponCode } from '@portal/api/rules/coupon'
import { groupOrderNo } from '@portal/api/rules/order'
import { Button } from '@portal/ui/button'
import { DownloadIcon } from '@portal/ui/icon'
import { Pagination } from '@portal/ui/pagination'
import { SearchField } from '@portal/ui/search-field'
import { toast } from '@portal/ui/toast'
import { downloadContent } from '../../shared/download/index.ts'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import * as S from './CouponForm.styles.ts'
import { csvOf } from './csv.ts'

const states = { free: '未用', reserved: '预留中', used: '已用' } as const satisfies Record<
  CouponCode['state'],
  string
>

/** Saves all codes of a batch as a file. */
function useExport({ id, name }: CouponBatch) {
  const readAll = useAllCouponCodes()
  const [busy, setBusy] = useState(false)
  async function run() {
    setBusy(true)
    try {
      const codes = await readAll(id)
      const rows = codes.map(({ code, state, order_no, at }) => [
        code,
        states[state],
        order_no ?? '',
        at ?? '',
      ])
      const csv = csvOf([['优惠码', '状态', '订单号', '时间'], ...rows])
      downloadContent(`优惠码-${name}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
    } catch {
      toast({ tone: 'error', message: '没有导出，请稍后再试' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, run: () => void run() }
}

/** The codes of a batch with a code each, and the orders that have them. */
export function CouponCodesPanel({ batch }: { batch: CouponBatch }) {
  const titleId = useId()
  const [q, setQ] = useState('')
  const [asked, setAsked] = useState({ q: '', page: 1 })
  const codes = useCouponCodes(batch.id, asked)
  const exporting = useExport(batch)
  return (
    <S.Section aria-labelledby={titleId}>
      <S.SectionHead>
        <h3 id={titleId}>优惠码</h3>
        <Button
          size="s"
          icon={DownloadIcon}
          busy={exporting.busy}
          busyLabel="正在导出"
          onClick={exporting.run}
        >
          导出优惠码
        </Button>
      </S.SectionHead>
      <SearchField
        label="查一个码"
        placeholder="完整的优惠码"
        maxLength={40}
        value={q}
        onChange={next => {
          setQ(next)
          if (next === '') setAsked({ q: '', page: 1 })
        }}
        onSearch={text => setAsked({ q: text, page: 1 })}
      />
      {codes.data ? (
        <>
          <S.Codes>
            {codes.data.list.map(({ code, state, order_no }) => (
              <li key={code}>
                <span>{groupCouponCode(code)}</span>
                <span>
                  {states[state]}
                  {order_no === null ? null : `，订单 ${groupOrderNo(order_no)}`}
                </span>
              </li>
            ))}
          </S.Codes>
          {codes.data.total === 0 ? <S.Note>这一批里没有这个码。</S.Note> : null}
          {codes.data.total > codes.data.page_size ? (
            <Pagination
              page={asked.page}
              pageSize={codes.data.page_size}
              total={codes.data.total}
              onChange={page => setAsked({ ...asked, page })}
            />
          ) : null}
        </>
      ) : (
        <PanelPending error={codes.error} onRetry={codes.reload}>
          优惠码没有加载出来。
        </PanelPending>
      )}
    </S.Section>
  )
}
