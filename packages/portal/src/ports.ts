import type { Province } from '@portal/api/contract/districts.schema'
import type { FileType } from '@portal/api/rules/files'
import type { DocumentKind, InvoiceProvider } from '@portal/api/rules/invoice'
import type { TitleType } from '@portal/api/rules/invoice-form'
import type { OnlineChannel } from '@portal/api/rules/payment'
import type { Database, Executor, Tx } from './kernel/database.ts'

/** What a ciphertext belongs to; it can't be moved to another use unnoticed. */
export type Purpose = 'id_number' | 'profile' | 'sms' | 'answer'
export type SignPurpose =
  | 'id_number'
  | 'phone'
  | 'sms_code'
  | 'file_link'
  | 'body'
  | 'audit'
  | 'place'
  | 'key'
  | 'sandbox'

/** What is derived from the one data key (D10.7): encryption, blind indexes, signatures; and plain hashes. */
export interface Keys {
  encrypt(plain: string, purpose: Purpose): string
  /** Throws when the value was changed, or made for another purpose or with another key. */
  decrypt(sealed: string, purpose: Purpose): string
  /** Keyed hash: a blind index to search encrypted values by, or a signature. */
  sign(value: string, purpose: SignPurpose): string
  /** SHA-256 as base64url; the only form in which a token is stored. */
  hash(text: string): string
  /** SHA-256 of a file's content, in hexadecimal digits. */
  fingerprint(content: Uint8Array): string
  /** Compares in a time that does not depend on where the texts differ. */
  equal(a: string, b: string): boolean
}

/** Where everything that must not be guessed comes from. */
export interface Random {
  /** An id that sorts by the time it was made, also within one millisecond of one process. */
  id(now: Date): string
  /** 256 random bits for a session or a ticket. */
  token(): string
  /** Six digits for an SMS. */
  code(): string
  /** Characters that nobody confuses when reading aloud or typing (no 0 O 1 I L). */
  readable(length: number): string
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** Compares; for an unknown account (`null`) it works just as long and answers false (D2.5). */
  verify(stored: string | null, password: string): Promise<boolean>
}

/** Content of uploaded files; what they are and whose stands in the table `files`. */
export interface FileStore {
  put(db: Executor, id: string, content: Uint8Array): Promise<void>
  /** Content in parts, as it is asked for: no file stands whole in memory. Null: there is none. */
  open(db: Executor, id: string): Promise<AsyncIterable<Uint8Array> | null>
  /** Drops content that was made before and that no row describes (any more). */
  dropOrphans(db: Executor, before: Date): Promise<void>
  /** While `work` runs nothing is dropped (a backup reads what its rows describe). */
  holding<T>(work: () => Promise<T>): Promise<T>
}

/** An upload as it came in. */
export interface UploadedFile {
  name: string
  content: Uint8Array
  /** Longer than allowed; `content` then holds only its beginning. */
  tooLarge: boolean
}

/** An upload that was judged by its content; images are drawn anew, so that nothing hidden survives (D10.8). */
export interface CleanFile {
  content: Uint8Array
  mime: FileType
  extension: string
}

/** What an upload can be refused for when it is looked into. */
export type FileFault = 'file_type' | 'file_damaged' | 'image_too_many_pixels'

/** A table as text: digits, dates and amounts as they are shown. Row 1 of the file is the first. */
export interface Sheet {
  rows: string[][]
}

/** What a table can be refused for when it is read. */
export type SheetFault =
  | 'statement_type'
  | 'statement_old_excel'
  | 'statement_locked'
  | 'statement_damaged'
  | 'statement_encoding'
  | 'statement_empty'
  | 'statement_too_long'

/** Queues and what their jobs carry: ids and days, never personal data. */
export interface JobData {
  sms: { id: string }
  sweep: Record<string, never>
  files: Record<string, never>
  statements: { id: string }
  reconcile: { day: string }
  documents: { id: string; asked: number }
  mails: { id: string; mailing: number }
}
export type JobName = keyof JobData

export interface Jobs {
  /** Becomes a job only if the transaction commits; done at once, or after so many seconds. */
  enqueue<N extends JobName>(tx: Tx, name: N, data: JobData[N], afterSeconds?: number): Promise<void>
  /** Jobs of these queues were committed: a worker looks at once. Without it one comes by and by. */
  wake(names: Iterable<JobName>): void
}

export interface SmsProvider {
  /** Resolves when the text was taken over; throws when it was not (the job tries again). */
  send(phone: string, text: string): Promise<void>
}

/** A mail to one address, with files. */
export interface Mail {
  /** The same mail has the same one again, by which a mailbox that gets it twice can tell. */
  id: string
  to: string
  subject: string
  text: string
  files: readonly { name: string; mime: string; content: Uint8Array }[]
}

/** Whether a mail server took a mail over. `refused` is for good: it will not take it another time either. */
export type MailReceipt = { state: 'taken' } | { state: 'refused'; reason: string }

export interface MailProvider {
  /** Throws when the mail server was not reached, or takes nothing now: the mail is tried again. */
  send(mail: Mail): Promise<MailReceipt>
}

/** A payment to be opened at a provider. */
export interface PaymentToOpen {
  /** What both sides know it by. */
  number: string
  /** The order that it pays: where its payer comes back to. */
  order_no: string
  kind: 'dues' | 'evaluation'
  title: string
  amount_fen: number
  expires_at: Date
}

/** How a payment stands at its provider. */
export interface ProviderPayment {
  state: 'open' | 'succeeded' | 'failed' | 'closed'
  /** The provider's own number of it; empty while there is none. */
  ref: string
  paid_fen: number
}

/** Money that is to go back by the payment that brought it. */
export interface RefundToSend {
  /** What both sides know the refund by; the same one again is the same refund. */
  refund_no: string
  /** The payment's number. */
  number: string
  amount_fen: number
  /** What the payment brought in all. */
  paid_fen: number
  reason: string
}

/** How a refund stands at its provider. */
export interface ProviderRefund {
  state: 'processing' | 'succeeded' | 'failed'
  /** The provider's own number of it. */
  ref: string
}

/** A line of a channel's bill: money that came in, or went back. */
export interface BillLine {
  kind: 'payment' | 'refund'
  /** What both sides know it by: of the payment, or of the refund. */
  number: string
  at: Date
  /** Positive for both kinds. */
  amount_fen: number
  /** What the channel keeps of it; negative where it gives a fee back. */
  fee_fen: number
}

/** What a provider told us unasked. */
export interface PaymentNotice {
  headers: Readonly<Record<string, string | undefined>>
  /** As it came in: it is what was signed. */
  body: string
}

/** What a provider hears when it has told us something. */
export interface NoticeAnswer {
  status: number
  type: string
  body: string
}

/** An online channel. Every call may be made again; all throw when the provider does not answer. */
export interface PaymentProvider {
  /** Opens a payment, or finds the one of this number. Answers where to pay: what a phone scans, or a page. */
  open(payment: PaymentToOpen): Promise<string>
  /** null: the provider knows none of this number. */
  query(number: string): Promise<ProviderPayment | null>
  /** Lets nobody pay by it any more. Answers how it stands then: succeeded where the money was first. */
  close(number: string): Promise<ProviderPayment | null>
  /** Sends money back, or finds how that stands. What failed is over: the provider will not send it any more. */
  refund(refund: RefundToSend): Promise<ProviderRefund>
  /** What the channel booked on a day (Shanghai), payments and refunds; null while the bill is not made yet. */
  bill(day: string): Promise<BillLine[] | null>
  /** What a genuine notice to us says; null for every other. */
  read(notice: PaymentNotice): { number: string; payment: ProviderPayment } | null
  /** What it takes for an answer to its notice; where it was not taken, it is to say it again. */
  answer(taken: boolean): NoticeAnswer
}

export type Payments = Partial<Record<OnlineChannel, PaymentProvider>>

/** A document that a platform is to issue. */
export interface DocumentToIssue {
  /** What both sides know it by: the same serial again is the same document. */
  serial: string
  /** The request that it is for; what was refused comes again under another serial. */
  request_no: string
  kind: DocumentKind
  buyer: { type: TitleType; name: string; tax_no: string; address_phone: string; bank_account: string }
  email: string
  remark: string
  lines: readonly { item: string; amount_fen: number }[]
  amount_fen: number
}

/** A red letter that a platform is to issue. */
export interface LetterToIssue {
  /** What both sides know it by, as documents are known. */
  serial: string
  request_no: string
  /** Number of the document that it reverses. */
  number: string
  amount_fen: number
  reason: string
}

/** What a platform says of a document or letter while there is none. What it refused is never issued under that serial. */
export type NoneYet =
  | { state: 'working' }
  | {
      state: 'refused'
      reason: string
      /** Under which the platform knows the buyer, where it says so. */
      registered_name?: string | undefined
    }

/** How a document stands at its platform. */
export type DocumentWord =
  | NoneYet
  | {
      state: 'issued'
      number: string
      /** `YYYY-MM-DD` in Shanghai. */
      issued_on: string
      buyer_name: string
      tax_no: string
      amount_fen: number
      files: readonly Uint8Array[]
    }

/** How a red letter stands at its platform. */
export type LetterWord = NoneYet | { state: 'issued'; number: string; issued_on: string; amount_fen: number }

/**
 * Issues documents by itself, sooner or later. Every call may be made again; all throw when the platform does not answer:
 * then it may have done what it was asked all the same.
 */
export interface InvoicePlatform {
  /** Has a document issued, or finds the one of its serial. */
  issue(document: DocumentToIssue): Promise<DocumentWord>
  /** null: it has heard of none of this serial. */
  ask(serial: string): Promise<DocumentWord | null>
  /** Has a red letter issued, or finds the one of its serial. */
  reverse(letter: LetterToIssue): Promise<LetterWord>
  askReversal(serial: string): Promise<LetterWord | null>
}

/** What whoever runs the portal has set. */
export interface Settings {
  production: boolean
  /** Where transfers go; shown with an order that is paid by one. */
  bank: { account_name: string; account_no: string; bank_name: string }
  /** Online channels that are set up, in the order in which they are offered. */
  onlineChannels: readonly OnlineChannel[]
  /** Refunds above this sum need a second person of finance (D5). */
  refundSecondPersonFen: number
  invoiceProvider: InvoiceProvider
  /** Codes one address may ask for in an hour. */
  smsAddressCeiling: number
}

/** What the portal needs of the world around it; the server and the Storybook page each give their own. */
export interface Host {
  db: Database
  clock: () => Date
  keys: Keys
  random: Random
  passwords: Passwords
  files: FileStore
  /** Checks and cleans an upload, or says what is wrong with it. */
  inspect: (content: Uint8Array) => Promise<CleanFile | FileFault>
  /** Reads a table, CSV or XLSX, or says what is wrong with it. */
  readSheet: (content: Uint8Array) => Promise<Sheet | SheetFault>
  jobs: Jobs
  /** Online channels that are set up. */
  payments: Payments
  /** Delivers a notice of the sandbox's bank by the way of all notices; null where there is no sandbox. */
  deliverSandboxNotice: ((notice: PaymentNotice) => Promise<void>) | null
  /** What issues documents; null where finance does by hand. */
  invoicePlatform: InvoicePlatform | null
  /** Asks a maps provider for all places; throws when it gives none. Null where no key of one is set. */
  districts: (() => Promise<readonly Province[]>) | null
  settings: Settings
}
