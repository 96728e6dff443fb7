/** Heights of one part in px: of its head, and of each row below it. */
export interface PartHeights {
  head: number
  rows: readonly number[]
}

/** Rows `from` up to, not including, `to` of one part, under its head. */
export interface Piece {
  part: number
  from: number
  to: number
}

/** Parts in their order on as many sheets as they need; a head never stands without a row, a row is never cut. */
export function paginate(parts: readonly PartHeights[], room: { first: number; next: number }): Piece[][] {
  let sheet: Piece[] = []
  const sheets = [sheet]
  let left = room.first

  function turn() {
    sheet = []
    sheets.push(sheet)
    left = room.next
  }
  parts.forEach(({ head, rows }, part) => {
    let from = 0
    do {
      // what is taller than a sheet is not helped by another
      const isFresh = sheet.length === 0 && left >= room.next
      if (head + (rows[from] ?? 0) > left && !isFresh) turn()
      left -= head
      let to = from
      for (const row of rows.slice(from)) {
        if (row > left && to > from) break
        left -= row
        to += 1
      }
      sheet.push({ part, from, to })
      if (to < rows.length) turn()
      from = to
    } while (from < rows.length)
  })
  return sheets
}
