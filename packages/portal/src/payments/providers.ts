import { codes } from '@portal/api/contract/endpoint'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { isOnlineChannel } from '@portal/api/rules/payment'
import { PortalError } from '../kernel/errors.ts'
import type { AttemptRecord } from '../orders/orders.repository.ts'
import type { RefundRecord } from '../orders/refunds.repository.ts'
import type {
  BillLine,
  Host,
  PaymentProvider,
  PaymentToOpen,
  ProviderPayment,
  ProviderRefund,
} from '../ports.ts'

/** Runs `ask`; where the provider does not answer, the caller is told so and nothing has happened here. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PortalError) throw error
    throw Object.assign(new PortalError(codes.providerDown, answerTexts.channelDown), { cause: error })
  }
}

function providerOf({ payments }: Host, { channel }: AttemptRecord): PaymentProvider {
  const provider = isOnlineChannel(channel) ? payments[channel] : undefined
  // a channel that was taken out of service while somebody paid by it
  if (!provider) throw new PortalError(codes.providerDown, answerTexts.channelDown)
  return provider
}

const numberOf = ({ id, number }: AttemptRecord): string => {
  if (number === null) throw new Error(`The attempt ${id} has no provider`)
  return number
}

const unknownThere: ProviderPayment = { state: 'closed', ref: '', paid_fen: 0 }

/** Opens an attempt at its provider, or finds it there. Answers where to pay. */
export const openAtProvider = (
  host: Host,
  attempt: AttemptRecord & { expires_at: Date },
  { item, order_no, kind }: Pick<PaymentToOpen, 'order_no' | 'kind'> & { item: string },
): Promise<string> =>
  answered(() =>
    providerOf(host, attempt).open({
      number: numberOf(attempt),
      order_no,
      kind,
      title: `${item} ${order_no}`,
      amount_fen: attempt.amount_fen,
      expires_at: attempt.expires_at,
    }),
  )

/** How an attempt stands at its provider; closed where the provider has never heard of it. */
export const closeAtProvider = (host: Host, attempt: AttemptRecord): Promise<ProviderPayment> =>
  answered(async () => (await providerOf(host, attempt).close(numberOf(attempt))) ?? unknownThere)

/** Sends money back by the attempt that brought it. */
export const refundAtProvider = (
  host: Host,
  attempt: AttemptRecord,
  { id, amount_fen, reason }: RefundRecord,
): Promise<ProviderRefund> =>
  answered(() =>
    providerOf(host, attempt).refund({
      refund_no: id,
      number: numberOf(attempt),
      amount_fen,
      paid_fen: attempt.received_fen,
      reason,
    }),
  )

/** Null: the provider knows nothing of it yet. */
export const askProvider = (host: Host, attempt: AttemptRecord): Promise<ProviderPayment | null> =>
  answered(() => providerOf(host, attempt).query(numberOf(attempt)))

/** What a channel booked on a day; null while its bill is not made yet. */
export const billAtProvider = (provider: PaymentProvider, day: string): Promise<BillLine[] | null> =>
  answered(() => provider.bill(day))
