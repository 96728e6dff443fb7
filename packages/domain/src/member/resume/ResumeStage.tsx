import type { CSSProperties } from 'react'
import type { Resume } from '@portal/api/contract/resumes.schema'
import { useWidth } from '@portal/ui/box-width'
import type { PrintSheet } from '@portal/ui/print-preview'
import { ResumeFlow } from './ResumeSheet.tsx'
import * as S from './ResumePage.styles.ts'

/** Width of A4 in px at 96 per inch, and the width below which its text could not be read. */
const paperWidth = (210 / 25.4) * 96
const leastWidth = 520

export interface ResumeStageProps {
  resume: Resume
  sheets: readonly PrintSheet[]
}

/** A resume as it is printed, sheet by sheet; on a phone the same in one column. */
export function ResumeStage({ resume, sheets }: ResumeStageProps) {
  const { box, width } = useWidth<HTMLDivElement>()
  const scale: CSSProperties & Record<'--scale', number> = {
    '--scale': Math.min(1, width / paperWidth),
  }
  const isNarrow = width < leastWidth
  return (
    <S.Stage aria-label="简历" data-flow={isNarrow || undefined}>
      <div ref={box}>
        {width === 0 ? null : isNarrow ? (
          <ResumeFlow resume={resume} />
        ) : (
          sheets.map(({ id, content }) => (
            <S.Paper key={id} style={scale}>
              {content}
            </S.Paper>
          ))
        )}
      </div>
    </S.Stage>
  )
}
