import type { ReactNode } from 'react'
import { association } from '@portal/api/rules/association'
import { Emblem } from '@portal/ui/emblem'
import type { OrderPrint, PrintFacts, PrintPart, PrintTable, PrintTotal } from './order-print.ts'
import type { Piece } from './paginate.ts'
import * as S from './OrderSheet.styles.ts'

function FactsPart({ title, facts }: PrintFacts) {
  return (
    <S.Part data-part>
      {title === null ? null : <S.PartTitle>{title}</S.PartTitle>}
      <S.Facts>
        {facts.map(({ term, value, wide }) => (
          <div key={term} data-wide={wide}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </S.Facts>
    </S.Part>
  )
}

function TablePart({ title, columns, rows, from, to }: PrintTable & Pick<Piece, 'from' | 'to'>) {
  return (
    <S.Part data-part>
      <S.PartTitle>
        {title}
        {from === 0 ? '' : '（续）'}
      </S.PartTitle>
      <S.Table aria-label={title}>
        <thead>
          <tr>
            {columns.map(({ head, look }) => (
              <th key={head} scope="col" data-look={look}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(from, to).map(({ id, cells, note, sum }) => (
            <tr key={id} data-sum={sum}>
              {columns.map(({ head, look }, at) => (
                <td key={head} data-look={look}>
                  {cells[at] === '' ? '—' : cells[at]}
                  {look === 'text' && note ? <S.Note>{note}</S.Note> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Part>
  )
}

function TotalPart({ steps, term, figures, capitals }: PrintTotal) {
  return (
    <S.Part data-part>
      {steps.length === 0 ? null : (
        <S.Steps>
          {steps.map(step => (
            <div key={step.term}>
              <dt>{step.term}</dt>
              <dd>{step.value}</dd>
            </div>
          ))}
        </S.Steps>
      )}
      <S.Rule />
      <S.Sum>
        <div>
          <dt>{term}（大写）</dt>
          <dd>{capitals}</dd>
        </div>
        <div data-figures>
          <dt>{term}</dt>
          <dd>{figures}</dd>
        </div>
      </S.Sum>
    </S.Part>
  )
}

export interface OrderPieceProps extends Pick<Piece, 'from' | 'to'> {
  part: PrintPart
}

/** One part of the print, or as many rows of it as the sheet holds. */
export function OrderPiece({ part, from, to }: OrderPieceProps) {
  switch (part.kind) {
    case 'facts':
      return <FactsPart {...part} />
    case 'table':
      return <TablePart {...part} from={from} to={to} />
    case 'total':
      return <TotalPart {...part} />
    default:
      return part satisfies never
  }
}

export interface OrderSheetProps {
  print: OrderPrint
  /** `YYYY-MM-DD HH:mm`. */
  printedAt: string
  /** Number of this sheet, from 1. */
  page: number
  pages: number
  children?: ReactNode
}

/** One A4 of an order: its head and foot around what stands on it. Black on white, whatever is around it. */
export function OrderSheet({ print, printedAt, page, pages, children }: OrderSheetProps) {
  const place = `第 ${page} 页，共 ${pages} 页`
  return (
    <S.Root aria-label={place}>
      {page === 1 ? (
        <>
          <S.Letterhead>
            <Emblem size={44} />
            <span>
              <strong>{association.name}</strong>
              <small lang="en">{association.nameInEnglish}</small>
            </span>
          </S.Letterhead>
          <S.Title>{print.name}</S.Title>
          <S.Rule />
        </>
      ) : (
        <S.Running>
          <span>{association.name}</span>
          <span>
            {print.name} {print.number}（续）
          </span>
        </S.Running>
      )}
      <S.Body data-body>{children}</S.Body>
      <S.Foot>
        {print.notes.map(note => (
          <p key={note}>{note}</p>
        ))}
        <div>
          <span>打印时间 {printedAt}</span>
          <span>{place}</span>
        </div>
      </S.Foot>
    </S.Root>
  )
}
