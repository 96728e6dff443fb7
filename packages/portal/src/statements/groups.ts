import { statementGroups, type StatementGroup } from '@portal/api/rules/statement'

/** Place of a group, from 1: what is stored, so that lists are in the order of the groups. */
export const placeOf = (group: StatementGroup): number => statementGroups.indexOf(group) + 1

export function groupAt(place: number): StatementGroup {
  const group = statementGroups[place - 1]
  if (!group) throw new Error(`No group stands at ${place}`)
  return group
}
