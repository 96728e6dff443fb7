/** Where a search or a free filter fits more than so many, the list says so and counts no further (ADR 024). */
export const mostCounted = 10_000

/** What a list says of a count that went no further than one past the most. */
export const totalOf = (count: number): { total: number; more?: true } =>
  count > mostCounted ? { total: mostCounted, more: true } : { total: count }
