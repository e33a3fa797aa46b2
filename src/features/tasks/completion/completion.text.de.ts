export const doneWhenDue = (percent: number, bar: number): string =>
  `${percent}% rechtzeitig erledigt (Zielmarke ${bar}%)`
export const LAST_WEEKS = 'Rechtzeitig erledigt, Woche für Woche'
export const weekDone = (span: string, done: number, due: number): string =>
  due === 0
    ? `${span}: nichts war fällig`
    : `${span}: ${done} von ${due} erledigt, ${Math.round((100 * done) / due)}%`
