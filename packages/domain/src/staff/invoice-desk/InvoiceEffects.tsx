import { MinusIcon } from '@portal/ui/icon'
import { OrderSection } from '../order-desk/OrderSection.tsx'
import * as S from './InvoiceSide.styles.ts'

export interface InvoiceEffectsProps {
  /** @default '登记以后' */
  title?: string | undefined
  effects: readonly string[]
}

/** What follows from what finance does. */
export function InvoiceEffects({ title = '登记以后', effects }: InvoiceEffectsProps) {
  return (
    <OrderSection title={title}>
      <S.Effects>
        {effects.map(text => (
          <li key={text}>
            <MinusIcon size={16} />
            {text}
          </li>
        ))}
      </S.Effects>
    </OrderSection>
  )
}
