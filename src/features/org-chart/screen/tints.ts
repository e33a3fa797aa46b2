/** The background of a seat's edge, by its tint; the first is none. */
export const TINTS = [
  'bg-control-line',
  'bg-seat-1',
  'bg-seat-2',
  'bg-seat-3',
  'bg-seat-4',
  'bg-seat-5',
  'bg-seat-6',
] as const
