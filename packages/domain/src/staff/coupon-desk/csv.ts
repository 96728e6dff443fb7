import { csvLine, csvMark, sheetText } from '@portal/api/rules/sheet-text'

/** Rows as a CSV file that spreadsheets open as UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  csvMark + rows.map(row => csvLine(row.map(sheetText))).join('')
