import type { CSSProperties, ReactNode } from 'react'
import { useWidth } from '../box-width/index.ts'
import { Button } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { PrinterIcon, XIcon } from '../icon/index.ts'
import { usePaper } from './use-paper.ts'
import * as S from './PrintPreview.styles.ts'

export interface PrintSheet {
  id: string
  content: ReactNode
}

export interface PrintPreviewProps {
  open: boolean
  /** Esc or the close button. */
  onClose: () => void
  /** @default '打印预览' */
  title?: string | undefined
  /** What is printed: 会员证书 E-2021-000386. */
  documentName?: string | undefined
  /** One for each page of paper; each fills the whole A4, margins are its own. */
  sheets: readonly PrintSheet[]
  /** @default 'portrait' */
  paper?: 'portrait' | 'landscape' | undefined
  /** Buttons before 打印: 下载 PDF. */
  actions?: ReactNode
  /**
   * Stacking layer (z-index).
   * @default 20002
   */
  layer?: number | undefined
  /** Instead of the browser's own printing. */
  onPrint?: (() => void) | undefined
}

/** Millimetres of A4 in px at 96 per inch. */
const widths = { portrait: (210 / 25.4) * 96, landscape: (297 / 25.4) * 96 } as const
const printPage = () => window.print()

const papers = { portrait: 'A4 纵向', landscape: 'A4 横向' } as const

type StageProps = Required<Pick<PrintPreviewProps, 'sheets' | 'paper' | 'title'>>

function Stage({ sheets, paper, title }: StageProps) {
  const { box, width } = useWidth<HTMLDivElement>()
  const scale: CSSProperties & Record<'--scale', number> = {
    '--scale': width === 0 ? 1 : Math.min(1, width / widths[paper]),
  }
  return (
    <S.Stage tabIndex={0} aria-label={title}>
      <div ref={box}>
        {sheets.map(({ id, content }) => (
          <S.Sheet key={id} style={scale} data-paper={paper} data-theme="light" data-print-sheet>
            {content}
          </S.Sheet>
        ))}
      </div>
    </S.Stage>
  )
}

/** Sheets of A4 over the whole screen, in true proportion; on paper they stand alone. Always light. */
export function PrintPreview({
  open,
  onClose,
  title = '打印预览',
  documentName,
  sheets,
  paper = 'portrait',
  actions,
  layer,
  onPrint = printPage,
}: PrintPreviewProps) {
  usePaper(paper, open)
  const note = [documentName, papers[paper], `共 ${sheets.length} 页`].filter(Boolean).join('，')
  return (
    <S.Overlay
      isOpen={open}
      onOpenChange={next => (next ? undefined : onClose())}
      style={layer === undefined ? {} : { zIndex: layer }}
      data-print-preview
    >
      <S.Panel>
        <S.Root>
          <S.Bar data-ground="cover">
            <S.Title slot="title">{title}</S.Title>
            <S.Note>{note}</S.Note>
            <S.Tools>
              {actions}
              <Button size="m" variant="primary" icon={PrinterIcon} onClick={onPrint}>
                打印
              </Button>
              <IconButton icon={XIcon} label="关闭" onClick={onClose} />
            </S.Tools>
          </S.Bar>
          <Stage sheets={sheets} paper={paper} title={title} />
        </S.Root>
      </S.Panel>
    </S.Overlay>
  )
}
