/** Why a run failed, in words for those who look after the metric. */
export const REQUEST_FAILURES = {
  'bad-address': 'The address can’t be used.',
  'not-https': 'The address does not begin with https://.',
  port: 'The address names a port that can’t be used.',
  private: 'The address leads into a private network.',
  'not-found': 'There is no such host.',
  unreachable: 'The host can’t be reached.',
  certificate: 'The host’s certificate is not trusted.',
  'too-slow': 'The answer took too long.',
  'too-large': 'The answer is too large.',
}

export const PATH_FAILURES = {
  path: 'The JSON path can’t be read.',
  json: 'The answer is not JSON.',
  nothing: 'There is nothing at the JSON path.',
  several: 'There are several values at the JSON path. Name one of them.',
  'not-a-number': 'What is at the JSON path is not a number.',
  'too-hard': 'The JSON path takes too long to follow.',
}

export const answered = (status: number): string => `The answer was ${status}.`
export const redirected = (status: number): string =>
  `The answer was ${status}: it leads to another address, which is not followed. Enter that one.`
export const NOT_JSON = 'The answer is not JSON.'
export const NO_RIGHTS =
  'Whoever set this up may not do so any more. Somebody who may has to look at it and save it again.'
export const UNEXPECTED = 'Something unexpected happened. It is tried again.'
export const UNREADABLE = 'Its secrets can’t be read any more. Enter them again.'
export const BY_A_PROGRAM = 'a program'

export const SQL_FAILURES = {
  'own-database':
    'This is the host of the server’s own database. Only whoever runs the server can allow that.',
  'needs-tls': 'Turn TLS on. Without it only hosts are asked that whoever runs this server has named.',
  'no-tls': 'This server does not offer encrypted connections. Whoever runs it has to turn TLS on.',
  port: 'The port can’t be used.',
  'too-slow': 'The query took too long.',
  'too-large': 'The query answers too much. Select one number.',
} as const

export const ROW_FAILURES = {
  'no-row': 'The query found no row.',
  rows: 'The query found several rows. Select one number, or two columns: a day of each week and its number.',
  columns:
    'The query selects too many columns. Select one number, or two columns: a day of each week and its number.',
  'no-value': 'The query found no number.',
  'not-a-number': 'What the query found is not a number.',
  'not-a-day': 'The first column is not a day such as 2026-02-27.',
  'too-many': 'The query found more than 60 weeks.',
} as const

export const NO_DATA_SOURCE = 'The database is not set up any more.'
export const databaseSaid = (message: string): string => `The database said: ${message}`
export const SQL_FAILED = 'The query failed. A director can see why.'
