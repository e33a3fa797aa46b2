/** Moments in the reader's own calendar and clock. */
const dateFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})
const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

export const dateText = (moment: string): string => dateFormat.format(new Date(moment))

export const timeText = (moment: string): string => timeFormat.format(new Date(moment))
