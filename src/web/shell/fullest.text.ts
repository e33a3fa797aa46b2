/** `table` is the one that is nearest to its limit. */
export const nearlyFull = (table: string, percent: number): string => {
  const what = table.replaceAll('_', ' ')
  return percent < 100
    ? `Your company has used ${percent}% of its room for ${what}`
    : `Your company has no more room for ${what}`
}
export const MAKE_ROOM =
  'Once it is full, no more can be added. Delete what you no longer need, or ask whoever runs this server for more room.'
export const MAKE_ROOM_NOW = 'Delete what you no longer need, or ask whoever runs this server for more room.'
export const HIDE = 'Hide'
