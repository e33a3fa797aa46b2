import { LOCALE } from '../../../language/locale.text.ts'
import type { Check, Trouble } from './diagnostics.requests.ts'

export const OVERVIEW_TAB = 'Overview'
export const SECURITY_TAB = 'Security'
export const SYSTEM_TAB = 'System'
export const NOT_LOADED = 'This could not be loaded'

/** The platform's status. */
export const OPERATIONAL = 'Operational'
export const ALL_WELL = 'Every check of the installation passes.'
export const NEEDS_ATTENTION = 'Needs attention'
export const TROUBLES: Record<Trouble, string> = {
  security: 'A table is open to other companies. See Security, then Row security, and close it at once.',
  disk: 'The disk with the data directory is nearly full. Make room before the database closes for writing.',
  'jobs-failed': 'A background job failed for good in the last seven days. The log of the server says why.',
  'jobs-late': 'Background jobs wait longer than five minutes. Look whether every node is running.',
}
export const INSTALLATION = 'Installation'
export const COMPANIES = 'Companies'
export const PEOPLE = 'Accounts'
export const ACTIVE = 'Active in the last seven days'
export const ROLES = 'People with a role'
export const BACKGROUND = 'Background jobs'
export const WAITING = 'Waiting'
export const FAILED = 'Failed for good in seven days'
export const OLDEST = 'Longest wait'
export const STORAGE = 'Storage'
export const DATABASE_SIZE = 'Database'
export const DISK_FREE = 'Free on the disk'
export const VERSIONS = 'Versions'
export const QUARTERDECK = 'Quarterdeck'
export const POSTGRESQL = 'PostgreSQL'
export const MAIL = 'Mail'
export const SENDS_MAIL = 'Sent by SMTP'
export const KEEPS_MAIL = 'Kept in the developer mailbox'
export const seconds = (count: number): string => `${count.toLocaleString(LOCALE)} s`
export const milliseconds = (count: number): string => `${Math.round(count).toLocaleString(LOCALE)} ms`

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB']
/** Such as "12 MB". */
export function bytesText(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1)
  const value = bytes / 1_000 ** power
  return `${value.toLocaleString(LOCALE, { maximumSignificantDigits: 3 })} ${UNITS[power]}`
}

/** The cards that lead to the diagnostics. */
export const ROW_SECURITY = 'Row security'
export const securedTables = (sound: number, all: number): string =>
  `${sound} of ${all} tables are as they should be.`
export const SESSION_SIGHT = 'What this session sees'
export const SESSION_SIGHT_EXPLAINED =
  'The rows of each table that your own session reads in the open company, and what you may do.'
export const PROBE = 'Foreign rows'
export const PROBE_EXPLAINED =
  'Tries, as your session, to read, lock, insert, change and delete rows of another company. All of it has to fail.'
export const TESTING = 'Self-tests'
export const TESTING_EXPLAINED = 'Tries what the running server relies on, and measures it.'
export const SPEED = 'Speed'
export const SPEED_EXPLAINED = 'The way to the server and back, and how quickly this page came.'
export const SIDEBAR = 'Sidebar'
export const SIDEBAR_EXPLAINED =
  'What everybody finds in it, by their level and by what the company has switched on.'
export const COMPANY_MANAGEMENT = 'Company management'
export const COMPANY_MANAGEMENT_EXPLAINED = 'Seats, sizes and levels of the open company.'
export const OPEN = 'Open'
export const openPage = (page: string): string => `${OPEN}: ${page}`

/** The tables of the diagnostics. */
export const TABLE = 'Table'
export const ROWS = 'Rows'
export const STATE = 'State'
export const POLICIES = 'Policies'
export const rowsText = (rows: number, most: number): string =>
  rows < most ? rows.toLocaleString(LOCALE) : `${most.toLocaleString(LOCALE)} or more`
export const YOUR_ROLES = 'Your roles on the installation'
export const AREA = 'Area'
export const YOUR_CAPABILITIES = 'Your capabilities in this company'
export const NONE = 'None'
export const OWNER = 'Owner'
export const OWNER_BOUND = 'Bound too'
export const OWNER_EXEMPT = 'Passes row security'
export const SECURED = 'Secured'
export const UNSECURED = 'Open to other companies'
export const NO_COMPANY = 'Of no company'
export const RUN = 'Run'
export const RUN_AGAIN = 'Run again'
export const PASSED = 'Passed'
export const DID_NOT_PASS = 'Failed'
export const NO_OTHER_COMPANY = 'There is no other company on this installation, so there is nothing to try.'
export const triedTables = (tried: number, open: number): string =>
  open === 0
    ? `Tried ${tried} tables: no row of another company could be seen, changed, deleted or inserted.`
    : `Tried ${tried} tables: ${open} ${open === 1 ? 'is' : 'are'} open to other companies.`
export const WHAT_WAS_DONE = {
  reads: 'read',
  locks: 'locked',
  inserts: 'inserted',
  updates: 'updated',
  deletes: 'deleted',
}
export const NO_FOREIGN_ROW = 'Insert only: no other company that was looked at has a row'
export const CHECK_LABELS: Record<Check, string> = {
  database: 'Database: write a row and read it back',
  listening: 'Nodes: a message arrives',
  files: 'Files: store, read back and remove',
  clock: 'Clocks of server and database agree',
  jobs: 'Background jobs are on time',
  queue: 'Background jobs: one goes through the queue',
  mail: 'Mail: the server that sends it takes the sign-in',
  disk: 'The disk has room',
}

/** The screen Speed. */
export const TO_THE_SERVER = 'To the server and back'
export const TO_THE_DATABASE = 'To the database and back'
export const medianOf = (count: number): string => `Median of ${count}`
export const PERCENTILE_95 = '95 of 100 within'
export const SLOWEST = 'Slowest'
export const SYNC_LAG = 'From a commit to this browser'
export const SYNC_LAG_EXPLAINED =
  'Saves your own settings as they are, again and again, and waits for each to arrive.'
export const NO_LAG = 'Not measured: there is no line to the server, or this company can’t be written to.'
export const THIS_VISIT = 'This visit'
export const FIRST_BYTE = 'First byte'
export const LARGEST_PAINT = 'Largest paint'
export const LAYOUT_SHIFT = 'Layout shift'
export const MOST_ANSWERS = '95 of 100 answers to a key or click within'
export const SLOWEST_ANSWER = 'Slowest answer to a key or click'
export const THIS_DEVICE = 'This device'
export const CHANGES_WAITING = 'Changes that wait to be sent'
export const KEPT_HERE = 'Kept on this device'
export const MEMORY = 'Memory of the page'
export const NOT_MEASURED = 'Not told by this browser'
export const CHECK = 'Check'
export const TOOK = 'Took'
export const MEASURED = 'Measured'
export const waitingJobs = (count: number): string => `${count} waiting`
