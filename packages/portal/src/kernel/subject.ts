/** Whom a membership, an application or an order is for: a person, or one unit. */
export type Subject = { kind: 'personal'; memberId: string } | { kind: 'enterprise'; unitId: string }

/** The subject of an order or application: the unit where there is one, else the person. */
export const subjectOf = (record: { member_id: string; unit_id: string | null }): Subject =>
  record.unit_id === null
    ? { kind: 'personal', memberId: record.member_id }
    : { kind: 'enterprise', unitId: record.unit_id }
