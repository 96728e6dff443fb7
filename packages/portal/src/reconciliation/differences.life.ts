import { differenceLife, type DifferenceAct, type DifferenceStatus } from '@portal/api/rules/reconciliation'
import type { ActorOf } from '@portal/api/rules/life'
import type { Records } from '../kernel/move.ts'
import { updateDifference, type DifferenceRecord } from './days.repository.ts'

/** Differences of the reconciliation, as they are moved. */
export const differences: Records<
  DifferenceRecord,
  DifferenceStatus,
  ActorOf<typeof differenceLife>,
  DifferenceAct
> = {
  life: differenceLife,
  column: 'state',
  kind: 'reconciliation_difference',
  resource: 'reconciliation',
  money: true,
  nameOf: ({ day, key }) => `${day} ${key}`,
  write: updateDifference,
}
