import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Resume } from '@portal/api/contract/resumes.schema'
import type { PrintSheet } from '@portal/ui/print-preview'
import { paginate, type Piece } from '../../shared/order-print/index.ts'
import { partsOf } from './resume-parts.ts'
import { ResumePiece, ResumeSheet } from './ResumeSheet.tsx'
import * as S from './Resume.styles.ts'

/** Everything once, in a column as wide as the sheet's, beside an empty first and an empty next sheet. */
const ResumeGalley = ({ resume, box }: { resume: Resume; box: RefObject<HTMLDivElement | null> }) => (
  <S.Galley ref={box} aria-hidden inert>
    <ResumeSheet resume={resume} page={1} pages={2} />
    <ResumeSheet resume={resume} page={2} pages={2} />
    <S.LongSheet>
      {partsOf(resume).map(part => (
        <ResumePiece key={part.title} part={part} />
      ))}
    </S.LongSheet>
  </S.Galley>
)

const heightOf = (element: Element) => element.getBoundingClientRect().height

function piecesIn(galley: HTMLElement): Piece[][] {
  const [first = 0, next = 0] = Array.from(galley.querySelectorAll('[data-body]'), heightOf)
  const parts = Array.from(galley.querySelectorAll('[data-part]'), part => {
    const rows = Array.from(part.querySelectorAll('[data-line]'), heightOf)
    return { head: heightOf(part) - rows.reduce((sum, row) => sum + row, 0), rows }
  })
  return paginate(parts, { first, next })
}

/** A resume on as many sheets as it needs; `galley` has to stand in the page, where it is measured before the paint. */
export function useResumeSheets(resume: Resume): { galley: ReactNode; sheets: readonly PrintSheet[] } {
  const box = useRef<HTMLDivElement>(null)
  const [laid, setLaid] = useState<{ resume: Resume; pieces: Piece[][] } | null>(null)

  useLayoutEffect(() => {
    if (box.current) setLaid({ resume, pieces: piecesIn(box.current) })
  }, [resume])

  if (laid?.resume !== resume) return { galley: <ResumeGalley resume={resume} box={box} />, sheets: [] }
  const parts = partsOf(resume)
  return {
    galley: null,
    sheets: laid.pieces.map((pieces, at) => ({
      id: String(at),
      content: (
        <ResumeSheet resume={resume} page={at + 1} pages={laid.pieces.length}>
          {pieces.flatMap(({ part: index, from, to }) => {
            const part = parts[index]
            return part === undefined ? [] : <ResumePiece key={index} part={part} from={from} to={to} />
          })}
        </ResumeSheet>
      ),
    })),
  }
}
