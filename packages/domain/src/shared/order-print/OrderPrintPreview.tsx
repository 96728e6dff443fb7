import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { PrintPreview } from '@portal/ui/print-preview'
import { orderPrint, type OrderPrint } from './order-print.ts'
import { OrderPiece, OrderSheet } from './OrderSheet.tsx'
import { paginate, type Piece } from './paginate.ts'
import * as S from './OrderSheet.styles.ts'

export interface OrderPrintPreviewProps {
  order: OrderDetail
  /** `YYYY-MM-DD HH:mm`. */
  printedAt: string
  onClose: () => void
}

interface Galley {
  print: OrderPrint
  printedAt: string
  box: RefObject<HTMLDivElement | null>
}

const all = (part: OrderPrint['parts'][number]) => (part.kind === 'table' ? part.rows.length : 0)

/** Everything once, in a column as wide as the sheet's, beside an empty first and an empty next sheet. */
function OrderGalley({ print, printedAt, box }: Galley) {
  return (
    <S.Galley ref={box} aria-hidden inert>
      <OrderSheet print={print} printedAt={printedAt} page={1} pages={2} />
      <OrderSheet print={print} printedAt={printedAt} page={2} pages={2} />
      <S.LongRoot>
        {print.parts.map(part => (
          <OrderPiece key={`${part.kind}-${part.title}`} part={part} from={0} to={all(part)} />
        ))}
      </S.LongRoot>
    </S.Galley>
  )
}

const heightOf = (element: Element) => element.getBoundingClientRect().height

function sheetsIn(galley: HTMLElement): Piece[][] {
  const [first = 0, next = 0] = Array.from(galley.querySelectorAll('[data-body]'), heightOf)
  const parts = Array.from(galley.querySelectorAll('[data-part]'), part => {
    const rows = Array.from(part.querySelectorAll('tbody > tr'), heightOf)
    return { head: heightOf(part) - rows.reduce((sum, row) => sum + row, 0), rows }
  })
  return paginate(parts, { first, next })
}

/** An order or its receipt on as many sheets as it needs, ready to be printed. */
export function OrderPrintPreview({ order, printedAt, onClose }: OrderPrintPreviewProps) {
  const print = useMemo(() => orderPrint(order), [order])
  const galley = useRef<HTMLDivElement>(null)
  const [laid, setLaid] = useState<{ print: OrderPrint; sheets: Piece[][] } | null>(null)

  useLayoutEffect(() => {
    if (galley.current) setLaid({ print, sheets: sheetsIn(galley.current) })
  }, [print])

  return (
    <>
      {laid?.print === print ? null : <OrderGalley print={print} printedAt={printedAt} box={galley} />}
      {laid === null ? null : (
        <PrintPreview
          open
          onClose={onClose}
          documentName={`${laid.print.name} ${laid.print.number}`}
          sheets={laid.sheets.map((pieces, at) => ({
            id: String(at),
            content: (
              <OrderSheet print={laid.print} printedAt={printedAt} page={at + 1} pages={laid.sheets.length}>
                {pieces.flatMap(({ part: index, from, to }) => {
                  const part = laid.print.parts[index]
                  return part === undefined ? [] : <OrderPiece key={index} part={part} from={from} to={to} />
                })}
              </OrderSheet>
            ),
          }))}
        />
      )}
    </>
  )
}
