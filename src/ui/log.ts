const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const

type LogLevel = (typeof LEVELS)[number]

/** What is written unless this browser’s local storage has another `logLevel`. */
const DEFAULT: LogLevel = 'warn'

const isLevel = (text: string | null): text is LogLevel => LEVELS.includes(text as LogLevel)

/** The least important level that this browser writes. Asked for each entry, so that a change counts at once. */
function leastLevel(): LogLevel {
  const wanted = localStorage.getItem('logLevel')
  return isLevel(wanted) ? wanted : DEFAULT
}

/** Writes to the browser’s console what is of use to whoever looks for a cause, and to nobody else. */
export function log(level: Exclude<LogLevel, 'silent'>, ...what: readonly unknown[]): void {
  if (LEVELS.indexOf(level) < LEVELS.indexOf(leastLevel())) return
  // oxlint-disable-next-line no-console -- The one place where the browser writes to it.
  console[level](...what)
}
