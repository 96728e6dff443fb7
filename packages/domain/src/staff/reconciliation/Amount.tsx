import { yuan } from '@portal/api/rules/money'
import { None } from '@portal/ui/description-list'
import { signedYuan } from './reconciliation-words.ts'

export interface AmountProps {
  /** null: not known, or there is none. */
  fen: number | null
  /**
   * It is the one that does not fit.
   * @default false
   */
  odd?: boolean | undefined
}

/** An amount of a table. */
export function Amount({ fen, odd = false }: AmountProps) {
  if (fen === null) return <None />
  return odd ? <b>{yuan(fen)}</b> : yuan(fen)
}

/** By how much it differs, with its sign; nothing where it does not. */
export function Gap({ fen }: Pick<AmountProps, 'fen'>) {
  return fen === null || fen === 0 ? <None /> : signedYuan(fen)
}
