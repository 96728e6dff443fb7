import { gbkBytes } from '@portal/api/rules/gbk'
import { dayOf, isDay } from '@portal/api/rules/dates'
import { documentKinds, maxBuyerNameBytes, maxInvoiceFileBytes } from '@portal/api/rules/invoice'
import { yuan } from '@portal/api/rules/money'
import { normalizeText } from '@portal/api/rules/text'
import { safeName } from '../files/files.service.ts'
import type { SystemCaller } from '../kernel/callers.ts'
import { move } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import type { DocumentWord, LetterWord } from '../ports.ts'
import { formatOf } from './document-format.ts'
import { issuedThere, platformFailed, reversedThere } from './effects.ts'
import { storeDocument, type DocumentFile } from './issue.ts'
import { invoices } from './invoices.life.ts'
import { insertFiles, insertNumber, type InvoiceRecord } from './invoices.repository.ts'
import { overOrders, phoneOf } from './invoices.service.ts'
import { mailInvoice } from './mail-invoice.ts'
import { noticeInvoiceIssued, noticeInvoiceReversed } from './notices.ts'

type Issued<Word> = Extract<Word, { state: 'issued' }>
type Said<Word> = Exclude<Word, { state: 'working' }>

const longest = 200
/** What a platform wrote, as a line of ours. */
const plain = (text: string): string =>
  Array.from(normalizeText(text.toWellFormed().replace(/\p{Cc}+/gu, ' ')))
    .slice(0, longest)
    .join('')
/** Its reason, to which another sentence may be added. */
const reasonOf = ({ reason }: { reason: string }): string =>
  plain(reason).replace(/[。.\s]+$/, '') || '平台没有说明原因'

/** Another name under which the platform knows the buyer; empty where it says none that a document could be made out to. */
function registeredNameOf(
  { buyer_name }: InvoiceRecord,
  word: Extract<Said<DocumentWord>, { state: 'refused' }>,
) {
  const name = plain(word.registered_name ?? '')
  return name === buyer_name || gbkBytes(name) > maxBuyerNameBytes ? '' : name
}

const isNumber = (number: string): boolean => /^\d{8,20}$/.test(number)

/** Why a document that the platform issued is not the one that was asked for, and what has to be done there. */
const unfit = (what: string, number: string): string =>
  `${what}，没有登记。${isNumber(number) ? `平台上的号码是 ${number}，` : ''}请先到平台核对并红冲，再重试或退回`

/** Files that a document can be read by, each format once; null where there is none. */
function filesOf(
  { document_kind }: InvoiceRecord,
  { number, files }: Issued<DocumentWord>,
): DocumentFile[] | null {
  const byFormat = new Map<string, DocumentFile>()
  for (const content of files) {
    const format = content.length > maxInvoiceFileBytes ? 'file_damaged' : formatOf(content)
    if (format === 'file_damaged' || format === 'invoice_file_type') return null
    byFormat.set(format, {
      format,
      name: safeName(`${documentKinds[document_kind]}${number}`, format),
      content,
    })
  }
  return byFormat.has('pdf') || byFormat.has('ofd') ? [...byFormat.values()] : null
}

/** What of an issued document is not as it was asked for; empty when everything is. */
function wrongWith(work: Work, invoice: InvoiceRecord, word: Issued<DocumentWord>): string {
  const { amount_fen, buyer_name, tax_no } = invoice
  if (word.amount_fen !== amount_fen)
    return `平台开出的金额是 ${yuan(word.amount_fen)}，申请的是 ${yuan(amount_fen)}`
  if (word.buyer_name !== buyer_name)
    return `平台开出的抬头是“${plain(word.buyer_name)}”，申请的是“${buyer_name}”`
  if (word.tax_no !== tax_no) return `平台开出的税号是 ${plain(word.tax_no)}，申请的是 ${tax_no}`
  if (!isNumber(word.number)) return '平台给出的号码格式不正确'
  if (!isDay(word.issued_on) || word.issued_on > dayOf(work.now)) return '平台给出的开票日期不正确'
  return ''
}

const fail = (
  work: Work,
  invoice: InvoiceRecord,
  act: 'fail' | 'fail_red',
  trouble: string,
  registeredName = '',
): Promise<unknown> =>
  move(work, invoices, invoice, {
    act,
    who: 'platform',
    note: registeredName === '' ? trouble : `${trouble}。平台登记的名称是“${registeredName}”`,
    set: platformFailed(trouble, registeredName),
  })

/** What the platform says of a locked document becomes true here: it is issued with its number and files, or it failed. */
export const takeDocument = (
  work: Work<SystemCaller>,
  invoice: InvoiceRecord,
  word: Said<DocumentWord>,
): Promise<void> =>
  overOrders(work, invoice, () =>
    word.state === 'refused'
      ? fail(work, invoice, 'fail', reasonOf(word), registeredNameOf(invoice, word))
      : registerDocument(work, invoice, word),
  )

async function registerDocument(
  work: Work<SystemCaller>,
  invoice: InvoiceRecord,
  word: Issued<DocumentWord>,
): Promise<unknown> {
  const failed = (what: string) => fail(work, invoice, 'fail', unfit(what, word.number))
  const wrong = wrongWith(work, invoice, word)
  if (wrong !== '') return failed(wrong)
  const files = filesOf(invoice, word)
  if (!files) return failed('平台给出的文件无法识别')
  const { number, issued_on } = word
  if (!(await insertNumber(work.db, number, invoice.id))) return failed('平台给出的号码已登记在其他票据上')
  const stored = []
  for (const file of files) stored.push(await storeDocument(work, invoice, file))
  const rows = stored.map(({ format, file_id }) => ({ invoice_id: invoice.id, format, file_id }))
  if (!(await insertFiles(work.db, rows))) throw new Error('A document that is being issued has files')
  const document = await move(work, invoices, invoice, {
    act: 'issue_there',
    who: 'platform',
    notice: noticeInvoiceIssued(await phoneOf(work, invoice), invoice),
    set: issuedThere({ number, issued_on }, work.settings.invoiceProvider),
    diff: { number, issued_on, files: stored.map(({ format }) => format) },
  })
  return mailInvoice(work, document)
}

/** What the platform says of the red letter of a locked document. */
export const takeLetter = (
  work: Work<SystemCaller>,
  invoice: InvoiceRecord,
  word: Said<LetterWord>,
): Promise<void> =>
  overOrders(work, invoice, () =>
    word.state === 'refused'
      ? fail(work, invoice, 'fail_red', reasonOf(word))
      : registerLetter(work, invoice, word),
  )

/** What of a red letter is not as it was asked for; empty when everything is. */
function wrongWithLetter(
  work: Work,
  { amount_fen, issued_on }: InvoiceRecord,
  word: Issued<LetterWord>,
): string {
  if (word.amount_fen !== amount_fen)
    return `平台红冲的金额是 ${yuan(word.amount_fen)}，原票据是 ${yuan(amount_fen)}`
  if (!isNumber(word.number)) return '平台给出的红字号码格式不正确'
  const isTooSoon = word.issued_on < (issued_on ?? '')
  return !isDay(word.issued_on) || isTooSoon || word.issued_on > dayOf(work.now)
    ? '平台给出的红冲日期不正确'
    : ''
}

async function registerLetter(
  work: Work<SystemCaller>,
  invoice: InvoiceRecord,
  word: Issued<LetterWord>,
): Promise<unknown> {
  const { number: red_number, issued_on: reversed_on } = word
  const failed = (what: string) =>
    fail(
      work,
      invoice,
      'fail_red',
      `${what}，没有登记。${isNumber(red_number) ? `平台上的红字号码是 ${red_number}，` : ''}请先到平台核对`,
    )
  const wrong = wrongWithLetter(work, invoice, word)
  if (wrong !== '') return failed(wrong)
  if (!(await insertNumber(work.db, red_number, invoice.id))) return failed('平台给出的红字号码已登记过')
  return move(work, invoices, invoice, {
    act: 'reverse_there',
    who: 'platform',
    notice: noticeInvoiceReversed(await phoneOf(work, invoice), invoice),
    set: reversedThere({ red_number, reversed_on }),
    diff: { red_number, reversed_on },
  })
}
