import { styled } from 'styled-components'
import { Root as Desk } from '../staff-desk/StaffDesk.styles.ts'

export { Back, Middle as Day, Queue, QueueName } from '../staff-desk/StaffDesk.styles.ts'

/** The days and one of them: a desk without a third column. */
export const Root = styled(Desk)`
  grid-template: minmax(0, 1fr) / var(--queue) minmax(0, 1fr);
`
