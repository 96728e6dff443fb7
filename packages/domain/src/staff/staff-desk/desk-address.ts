/** The page that an address asks for; what makes no sense is the first. */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

/** The order that an address opens; what is no order number opens nothing. */
export function readOrderNo(search: URLSearchParams): string | null {
  const asked = search.get('order') ?? ''
  return /^\d{13}$/.test(asked) ? asked : null
}
