/** How a text stands in a table that spreadsheet programs open: it is neither run nor changed, and can be read back. */

/** What begins a formula, in full width too; quotes of ours or of others may stand before it. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/
/** Digits that a program takes for a number, and so shortens, rounds or strips of their zeros. */
const digits = /^(?:0\d+|\d{12,})\t*$/

/** Whether a program would take the text for a formula. */
export const isFormula = (text: string): boolean => formula.test(text)

/** A quote keeps a formula from running, a tab at the end keeps long digits whole; `readSheetText` takes them off. */
export function sheetText(text: string): string {
  if (isFormula(text)) return `'${text}`
  return digits.test(text) ? `${text}\t` : text
}

/** The text that `sheetText` was given. */
export function readSheetText(text: string): string {
  if (text.startsWith("'") && isFormula(text)) return text.slice(1)
  return text.endsWith('\t') && digits.test(text) ? text.slice(0, -1) : text
}

const csvCell = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Stands first in a CSV file: Excel and WPS know by it that the file is UTF-8. */
export const csvMark = '\uFEFF'

/** A line of a CSV file (RFC 4180) of cells that are safe as they are. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`
