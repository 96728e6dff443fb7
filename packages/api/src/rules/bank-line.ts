/** Lines of the association's bank account, as far as pages and portal share them (D5). */

/** What of a line agrees with an order, the strongest first. */
export const bankSigns = ['code', 'amount', 'account', 'name'] as const
export type BankSign = (typeof bankSigns)[number]

/** The last digits of an account, as a member reports them; empty where a statement has none. */
export const accountTail = (account: string): string => account.replace(/\D/g, '').slice(-4)

/** A line that brought what an order waits for. */
interface Candidate {
  /** What the line still has for an order. */
  left_fen: number
  signs: readonly BankSign[]
}

/** The one line that carries the order's code and just what is due; undefined where there is none, or more than one. */
export function sureLine<Line extends Candidate>(lines: readonly Line[]): Line | undefined {
  const [sure, ...others] = lines.filter(
    ({ left_fen, signs }) => left_fen > 0 && signs.includes('code') && signs.includes('amount'),
  )
  return others.length === 0 ? sure : undefined
}
