/** The colour of a seat on a line or a button, by its tint; the first is none. */
export const TINTS = [
  'bg-control-line',
  'bg-seat-1',
  'bg-seat-2',
  'bg-seat-3',
  'bg-seat-4',
  'bg-seat-5',
  'bg-seat-6',
] as const

/** The whole card of a seat with inverted colours. */
export const FILLS = [
  'bg-seat-fill-0',
  'bg-seat-fill-1',
  'bg-seat-fill-2',
  'bg-seat-fill-3',
  'bg-seat-fill-4',
  'bg-seat-fill-5',
  'bg-seat-fill-6',
] as const

/** The edge of a card, which follows its corners. */
export const EDGES = [
  'var(--control-line)',
  'var(--seat-1)',
  'var(--seat-2)',
  'var(--seat-3)',
  'var(--seat-4)',
  'var(--seat-5)',
  'var(--seat-6)',
] as const
