import PdfDocument from 'pdfkit'
import { runsOf, type Face } from './cjk-fonts.ts'

/** How a line is set; lengths are px of a screen, 96 to the inch, as in the styles of the page. */
export interface LineStyle {
  face: Face
  size: number
  color: string
  /** Between two characters, in parts of the size. */
  spacing?: number
  align?: 'left' | 'right'
}

const pointsPerPx = 0.75

/** Draws on one A4 across in px of the screen, with the fonts' used characters embedded as text that can be selected. */
export class Pen {
  readonly doc: PDFKit.PDFDocument

  constructor(title: string, author: string, made: Date) {
    this.doc = new PdfDocument({
      size: 'A4',
      layout: 'landscape',
      margin: 0,
      lang: 'zh-CN',
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: made },
    })
    this.doc.scale(pointsPerPx)
  }

  #use(file: string, { size }: LineStyle): PDFKit.PDFDocument {
    return this.doc.font(file).fontSize(size)
  }

  /** Width of a text on one line, in px. */
  width(text: string, style: LineStyle): number {
    const characterSpacing = (style.spacing ?? 0) * style.size
    return runsOf(style.face, text).reduce(
      (sum, run) => sum + this.#use(run.file, style).widthOfString(run.text, { characterSpacing }),
      0,
    )
  }

  /** One line whose baseline is at `y`; `x` is its left or right end. */
  line(text: string, x: number, y: number, style: LineStyle): void {
    const characterSpacing = (style.spacing ?? 0) * style.size
    let left = style.align === 'right' ? x - this.width(text, style) : x
    for (const run of runsOf(style.face, text)) {
      this.#use(run.file, style)
        .fillColor(style.color)
        .text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing })
      left += this.doc.widthOfString(run.text, { characterSpacing })
    }
  }

  /** A text broken into lines no wider than that, between any two characters but inside no word of Latin letters. */
  broken(text: string, width: number, style: LineStyle): string[] {
    const lines: string[] = []
    let line = ''
    for (const part of text.match(/[\w.-]+|\s+|./gu) ?? []) {
      if (line !== '' && this.width(line + part, style) > width) {
        lines.push(line)
        line = part.trimStart()
      } else line += part
    }
    return line === '' ? lines : [...lines, line]
  }

  /** The document's bytes; nothing is drawn after it. */
  async finish(): Promise<Uint8Array> {
    const parts: Uint8Array[] = []
    this.doc.end()
    for await (const part of this.doc) parts.push(part)
    return Buffer.concat(parts)
  }
}
