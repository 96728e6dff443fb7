/** Rows before the header and after the last line that a statement may have besides its lines. */
export const mostPreambleRows = 200
