import { extractText } from 'unpdf'

/** The words of a PDF as somebody selects them in a reader, page by page and without spaces. */
export async function wordsOfPages(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(pdf, { mergePages: false })
  // fonts map some characters to the radicals that look like them; of 页 Unicode does not say so
  return text.map(words => words.normalize('NFKC').replace(/\s+/g, '').replaceAll('⻚', '页'))
}
