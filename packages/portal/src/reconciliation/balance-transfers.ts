import { found, Steps, type Found, type Part } from './parts.ts'
import type { DayLine, DaySources } from './sources.ts'

const paidBy = ({ receipts }: DayLine): number =>
  receipts.reduce((sum, { amount_fen }) => sum + amount_fen, 0)

/** What the bank has of a line, as far as it is not a channel's money. */
function atBank({ imported, amount_fen, seen_fen, channels_fen }: DayLine, covered: boolean): number {
  if (imported) return amount_fen - channels_fen
  if (seen_fen !== null) return seen_fen
  // a statement of the whole day has no such line
  return covered ? 0 : amount_fen
}

/** Bank transfers: lines of the day, and the orders that they paid. */
export function balanceTransfers({ lines, covered }: DaySources): Part {
  const steps = new Steps()
  const differences: Found[] = []
  let agreed = 0
  for (const line of lines) {
    const bank = atBank(line, covered)
    const paid = paidBy(line)
    if (bank === paid) agreed += line.receipts.length
    else differences.push(differenceOf(line, { bank, paid }, steps))
  }
  const orders = lines.reduce((sum, line) => sum + paidBy(line), 0)
  const bank = lines.reduce((sum, line) => sum + atBank(line, covered), 0)
  const isAwaited = !covered && lines.some(({ imported, seen_fen }) => !imported && seen_fen === null)
  return {
    sums: {
      channel: 'offline',
      order_count: new Set(lines.flatMap(({ receipts }) => receipts.map(({ order_id }) => order_id))).size,
      order_fen: orders,
      bill: null,
      expected_fen: orders,
      bank_fen: bank,
      difference_fen: bank - orders,
    },
    steps: steps.sums,
    agreed,
    awaits: isAwaited ? [{ channel: 'offline', what: 'statement' }] : [],
    differences,
  }
}

function differenceOf(line: DayLine, { bank, paid }: { bank: number; paid: number }, steps: Steps): Found {
  const difference_fen = bank - paid
  const kind = line.imported ? 'bank_unmatched' : line.seen_fen === null ? 'bank_missing' : 'bank_amount'
  steps.add(kind, difference_fen)
  return found({
    key: `line ${line.id}`,
    kind,
    channel: 'offline',
    order_id: line.receipts[0]?.order_id ?? null,
    bank_line_id: line.id,
    at: line.booked_at,
    order_fen: paid === 0 ? null : paid,
    bank_fen: bank,
    difference_fen,
  })
}
