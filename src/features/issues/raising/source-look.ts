/** Of what a task was made from, in its row. */
export const SOURCE_LOOK =
  'inline-flex min-h-6 min-w-0 max-w-40 items-center gap-1 rounded text-[0.8125rem] text-soft hover:underline'
