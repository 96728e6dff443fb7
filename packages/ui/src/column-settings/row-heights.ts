export type RowHeight = 'compact' | 'relaxed'

/** Both heights with their names, for a `Segmented`. */
export const rowHeights = [
  { value: 'compact', label: '紧凑' },
  { value: 'relaxed', label: '宽松' },
] as const satisfies readonly { value: RowHeight; label: string }[]
