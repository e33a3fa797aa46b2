/** Such as "83% done when due (bar 90%)". */
export const doneWhenDue = (percent: number, bar: number): string => `${percent}% done when due (bar ${bar}%)`
export const LAST_WEEKS = 'Done when due, week by week'
/** `span` is a week such as "Nov 9 to 15". */
export const weekDone = (span: string, done: number, due: number): string =>
  due === 0
    ? `${span}: nothing was due`
    : `${span}: ${done} of ${due} done, ${Math.round((100 * done) / due)}%`
