import { wordsOfPages } from '../apps/server/test/support/pdf-words.ts'
import { expect, type Person } from './people.ts'

/** A PDF of what is printed now. */
async function pdfOf({ page }: Person): Promise<Buffer> {
  await page.emulateMedia({ media: 'print' })
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  await page.emulateMedia({ media: null })
  return pdf
}

/** What comes out of the printer: its sheets, and the text that stands on them. */
export async function print(person: Person): Promise<{ pages: number; a4: number; text: string }> {
  const { page } = person
  await page.emulateMedia({ media: 'print' })
  const text = await page.evaluate(() => document.body.innerText)
  const pdf = (await pdfOf(person)).toString('latin1')
  return {
    pages: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    a4: pdf.match(/\/MediaBox\s*\[\s*0 0 59[45][.\d]* 84[12][.\d]*\s*\]/g)?.length ?? 0,
    text: text.replace(/\s+/g, ''),
  }
}

/** The words of a PDF of what is printed now, page by page. */
export const wordsOfPdf = async (person: Person): Promise<string[]> =>
  wordsOfPages(new Uint8Array(await pdfOf(person)))

/** The sheets of the preview that is open, as they are seen. */
async function sheetsOf({ page }: Person): Promise<string[]> {
  const texts = await page.locator('[data-print-sheet]').allInnerTexts()
  return texts.map(text => text.replace(/\s+/g, ''))
}

/** On paper there are the sheets, each on one A4, and nothing of the page they lie over. */
export async function expectSheetsAlone(person: Person, count: number): Promise<void> {
  const sheets = await sheetsOf(person)
  expect(sheets).toHaveLength(count)
  expect(await print(person)).toEqual({ pages: count, a4: count, text: sheets.join('') })
}
