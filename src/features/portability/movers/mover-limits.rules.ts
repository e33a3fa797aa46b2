/** Of all files together, unpacked. */
export const MOST_MOVER_BYTES = 2 ** 24
export const MOST_MOVER_FILES = 20
export const MOST_MOVER_ROWS = 20_000
export const MOST_COLUMNS = 400
