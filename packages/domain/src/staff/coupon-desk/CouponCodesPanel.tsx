import { useId, useState } from 'react'
import type { CouponBatch } from '@portal/api/contract/coupons.schema'
import { useCouponCodes, useExportCouponCodes } from '@portal/api/hooks/coupon-batches'
import { couponCodeStates, groupCouponCode } from '@portal/api/rules/coupon'
import { groupOrderNo } from '@portal/api/rules/order'
import { Pagination } from '@portal/ui/pagination'
import { SearchField } from '@portal/ui/search-field'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { TableExportButton } from '../table-export/index.ts'
import * as S from './CouponForm.styles.ts'

export interface CouponCodesPanelProps {
  batch: CouponBatch
  /**
   * The reader may take all codes away.
   * @default false
   */
  mayExport?: boolean | undefined
}

/** The codes of a batch with a code each, and the orders that have them. */
export function CouponCodesPanel({ batch, mayExport = false }: CouponCodesPanelProps) {
  const titleId = useId()
  const [q, setQ] = useState('')
  const [asked, setAsked] = useState({ q: '', page: 1 })
  const codes = useCouponCodes(batch.id, asked)
  const exporting = useExportCouponCodes()
  return (
    <S.Section aria-labelledby={titleId}>
      <S.SectionHead>
        <h3 id={titleId}>优惠码</h3>
        {mayExport ? (
          <TableExportButton
            variant="secondary"
            busy={exporting.busy}
            ask={() => exporting.run({ body: { id: batch.id } }, { silent: true })}
          >
            导出优惠码
          </TableExportButton>
        ) : null}
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
                  {couponCodeStates[state]}
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
