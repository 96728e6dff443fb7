import type { StatementLine } from '@portal/api/contract/statements.schema'
import { differenceFrom } from '../payment-desk/text-difference.ts'

export interface CodeInRemarkProps {
  line: StatementLine
}

const plain = (text: string) => text.normalize('NFKC').toUpperCase()

/** The remark of a line; where its code is nearly one, what differs stands out. */
export function CodeInRemark({ line: { remark, reason, orders } }: CodeInRemarkProps) {
  if (remark === '') return '—'
  const code = orders[0]?.remark_code
  if (reason !== 'code_near' || code === null || code === undefined) return remark
  return (
    <span>
      {differenceFrom(code, plain(remark)).map(({ from, text, differs }) =>
        // blanks between the halves of a code are none of its characters
        differs && text.trim() !== '' ? <b key={from}>{text}</b> : text,
      )}
    </span>
  )
}
