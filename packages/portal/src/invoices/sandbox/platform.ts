import { dayOf } from '@portal/api/rules/dates'
import { documentKinds, groupDocumentNumber } from '@portal/api/rules/invoice'
import { yuan } from '@portal/api/rules/money'
import type { DocumentWord, Host, InvoicePlatform, LetterWord, NoneYet } from '../../ports.ts'
import { enter, findDocument, type SandboxDocument } from './books.repository.ts'
import { paperOf } from './paper.ts'

/** How soon it answers, and how long it takes at its slowest. */
const soonMs = 2_000
const slowMs = 60_000
const silentMs = 180_000

const refusal = '购方税号与名称不符，请核对后重新提交'

interface Play {
  refuses?: 'always' | 'once'
  /** The name under which it knows the buyer; it refuses any other, and says this one. */
  registers?: (buyer_name: string) => string
  /** How long nobody is told what became of it. */
  takes?: number
  /** It does not answer either. */
  silent?: true
  /** Prints another sum or buyer. */
  prints?: (document: SandboxDocument) => Partial<SandboxDocument>
}

/** `示例有限公司` is known as `示例集团有限公司`. */
const withGroup = (name: string): string =>
  name.includes('集团') ? name : name.replace(/(?=(?:股份)?有限公司$)|$/, '集团')

/**
 * What a word in the remark of a request, or in the reason of a reversal, makes it do; the README lists them. The longer
 * of two words that begin alike comes first.
 */
const plays = {
  沙箱拒绝一次: { refuses: 'once' },
  沙箱拒绝: { refuses: 'always' },
  沙箱名称不符: { registers: withGroup },
  沙箱慢: { takes: slowMs },
  沙箱无应答: { takes: silentMs, silent: true },
  沙箱金额错: { prints: ({ amount_fen }) => ({ amount_fen: amount_fen + 100 }) },
  沙箱抬头错: { prints: ({ buyer_name }) => ({ buyer_name: `${buyer_name}（分公司）` }) },
} as const satisfies Record<string, Play>

const playOf = (text: string): Play => {
  const found: [string, Play] | undefined = Object.entries(plays).find(([word]) => text.includes(word))
  return found ? found[1] : {}
}

type Desk = Pick<Host, 'db' | 'clock'>

/** Numbers as a tax platform's: twenty digits, none given twice. */
const numberOf = (serial: string, isLetter: boolean): string => {
  const [request = '', time = ''] = serial.split('-')
  return `${isLetter ? '98' : '99'}${(request + time.padStart(4, '0')).padStart(18, '0')}`
}

/** What it prints. Nobody can take it for a document that counts. */
const linesOf = ({
  title,
  number,
  buyer_name,
  tax_no,
  items,
  remark,
  amount_fen,
  answered_at,
}: SandboxDocument) => [
  `${title}（沙箱样张，无效）`,
  `号码：${groupDocumentNumber(number)}`,
  `开票日期：${dayOf(answered_at)}`,
  `购买方：${buyer_name}`,
  ...(tax_no === '' ? [] : [`税号：${tax_no}`]),
  `项目：${items}`,
  `价税合计：${yuan(amount_fen)}`,
  ...(remark === '' ? [] : [`备注：${remark}`]),
]

/** What nobody is told yet, or what was refused; null: it is issued. */
function noneYet(
  { answered_at, is_silent, refusal: reason, registered_name }: SandboxDocument,
  now: Date,
): NoneYet | null {
  if (now < answered_at) {
    if (is_silent) throw new Error('The sandbox plays a platform that does not answer')
    return { state: 'working' }
  }
  return reason === '' ? null : { state: 'refused', reason, registered_name }
}

function reportOf(document: SandboxDocument, now: Date): DocumentWord {
  const { number, buyer_name, tax_no, amount_fen, answered_at } = document
  return (
    noneYet(document, now) ?? {
      state: 'issued',
      number,
      issued_on: dayOf(answered_at),
      buyer_name,
      tax_no,
      amount_fen,
      files: [paperOf(linesOf(document))],
    }
  )
}

function letterWordOf(letter: SandboxDocument, now: Date): LetterWord {
  const { number, amount_fen, answered_at } = letter
  return noneYet(letter, now) ?? { state: 'issued', number, issued_on: dayOf(answered_at), amount_fen }
}

/**
 * Plays a platform that issues documents: it takes one under our serial, the same serial being the same document for
 * ever, answers later, and refuses, is slow, silent or wrong where it is told to (D6).
 */
export function sandboxPlatform({ db, clock }: Desk): InvoicePlatform {
  const write = (
    content: Omit<SandboxDocument, 'refusal' | 'registered_name' | 'answered_at' | 'is_silent'>,
    text: string,
  ) => {
    const { refuses, registers, takes = soonMs, silent = false, prints } = playOf(text)
    const known = content.is_letter ? undefined : registers?.(content.buyer_name)
    const isUnknown = known !== undefined && known !== content.buyer_name
    const document = {
      ...content,
      refusal: refuses === 'always' || isUnknown ? refusal : '',
      registered_name: isUnknown ? known : '',
      answered_at: new Date(clock().getTime() + takes),
      is_silent: silent,
    }
    return enter(db.pool, { ...document, ...prints?.(document) }, refuses === 'once' ? refusal : '')
  }
  return {
    async issue({ serial, request_no, kind, buyer, lines, remark, amount_fen }) {
      const document = await write(
        {
          serial,
          request_no,
          is_letter: false,
          number: numberOf(serial, false),
          title: documentKinds[kind],
          buyer_name: buyer.name,
          tax_no: buyer.tax_no,
          items: lines.map(({ item }) => item).join('、'),
          remark,
          amount_fen,
        },
        remark,
      )
      return reportOf(document, clock())
    },

    async ask(serial) {
      const document = await findDocument(db.pool, serial, false)
      return document ? reportOf(document, clock()) : null
    },

    async reverse({ serial, request_no, number, amount_fen, reason }) {
      const letter = await write(
        {
          serial,
          request_no,
          is_letter: true,
          number: numberOf(serial, true),
          title: '红字票据',
          buyer_name: '',
          tax_no: '',
          items: number,
          remark: reason,
          amount_fen,
        },
        reason,
      )
      return letterWordOf(letter, clock())
    },

    async askReversal(serial) {
      const letter = await findDocument(db.pool, serial, true)
      return letter ? letterWordOf(letter, clock()) : null
    },
  }
}
