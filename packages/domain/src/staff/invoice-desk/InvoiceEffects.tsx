import { MinusIcon } from '@portal/ui/icon'
import { OrderSection } from '../order-desk/OrderSection.tsx'
import * as S from './InvoiceSide.styles.ts'

/** What a registration does at once. */
export function InvoiceEffects({ effects }: { effects: readonly string[] }) {
  return (
    <OrderSection title="登记以后">
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
