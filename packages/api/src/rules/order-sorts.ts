/** What a list of orders can be sorted by; `-` from the greatest down. */
export const orderSorts = [
  'created_at',
  '-created_at',
  'amount_fen',
  '-amount_fen',
  'reported_at',
  '-reported_at',
] as const
export type OrderSort = (typeof orderSorts)[number]
