import type { AuditAction } from '../../audit/audit-actions.rules.ts'
import type { AuditEntry } from '../../audit/audit.table.ts'
import { LEVEL_LABELS } from '../../rights/rights.text.ts'

export const AUDIT_EXPLAINED =
  'Who changed what in this company, when, and from where. Only directors can read it.'

/** What people call each action. */
export const ACTION_LABELS: Record<AuditAction, string> = {
  joined: 'Joined the company',
  'level changed': 'Permission changed',
  renamed: 'Renamed a person',
  removed: 'Removed a person',
  invited: 'Invited a person',
  'invitation resent': 'Sent an invitation again',
  'invitation revoked': 'Revoked an invitation',
  'invitation declined': 'Invitation declined',
  'settings changed': 'Company settings changed',
  'labs changed': 'Labs changed',
  'words changed': 'Own words changed',
  'vote limit changed': 'Vote limit changed',
  'team created': 'Created a team',
  'team renamed': 'Renamed a team',
  'team deleted': 'Deleted a team',
  'team restored': 'Restored a team',
  'team member added': 'Added to a team',
  'team member removed': 'Removed from a team',
  exported: 'Exported data',
  'import done': 'Imported data',
  'taking back an import': 'Began to take back an import',
  'import taken back': 'Took back an import',
  'token made': 'Made a token or secret address',
  'token revoked': 'Ended a token or secret address',
  'webhook made': 'Made a webhook or message',
  'webhook changed': 'Changed a webhook or message',
  'webhook removed': 'Removed a webhook or message',
  'source changed': 'Changed what fills a metric',
  'source removed': 'Removed what fills a metric',
  'database changed': 'Changed a database',
  'database removed': 'Removed a database',
  'sign-in changed': 'Changed how people sign in',
  'checkout begun': 'Began a checkout',
  'subscription cancelled': 'Cancelled the subscription',
  'subscription resumed': 'Resumed the subscription',
  'trial extended': 'Trial extended',
  'samples added': 'Sample data added',
  'samples removed': 'Sample data removed',
}

/** Names of settings and labs, where an entry names one. */
const SUBJECTS: Record<string, string> = {
  name: 'Company name',
  defaultVoteLimit: 'Default vote limit',
  autoCreateOverdueIssues: 'Make issues of what is overdue',
  process: 'Process',
  analytics: 'Analytics',
  'ai-thought-partner': 'AI thought partner',
}

const VALUES: Record<string, string> = { ...LEVEL_LABELS, true: 'on', false: 'off' }
const OF_SETTINGS: readonly AuditAction[] = ['settings changed', 'labs changed']
const OF_LEVELS: readonly AuditAction[] = [
  'joined',
  'level changed',
  'removed',
  'invited',
  'invitation revoked',
]
const NOTHING = 'nothing'
const NOT_A_MEMBER = 'not a member'

/** What an entry is about: a person, or the name of a thing; empty if it says nothing of it. */
export function subjectText({ action, subject }: AuditEntry, person: string | null): string {
  if (person !== null) return subject === null ? person : `${person}: ${subject}`
  if (subject === null) return ''
  return OF_SETTINGS.includes(action) ? (SUBJECTS[subject] ?? subject) : subject
}

/** What it was and what it became, such as "Member → Manager"; empty if nothing of both is known. */
export function changeText({ action, before, after }: AuditEntry): string {
  if (before === null && after === null) return ''
  const isLevel = OF_LEVELS.includes(action)
  const said = (value: string | null): string => {
    if (value === null) return isLevel ? NOT_A_MEMBER : NOTHING
    return (isLevel || OF_SETTINGS.includes(action) ? VALUES[value] : undefined) ?? value
  }
  return `${said(before)} → ${said(after)}`
}

export const BY_THE_SERVER = 'Quarterdeck'
export const from = (network: string): string => `from ${network}`

export const PERSON = 'Person'
export const ANYBODY = 'Anybody'
export const ACTION = 'Action'
export const ANY_ACTION = 'Any action'
export const PERIOD = 'Period'
/** `day` as people read it. */
export const everythingSince = (day: string): string => `Everything since ${day}`
export const PERIODS: Record<string, string> = { 1: 'Last 24 hours', 7: 'Last 7 days', 30: 'Last 30 days' }
export const NOTHING_RECORDED = 'Nothing like that has been recorded in this time.'
export const EXPORT = 'Export as CSV'
export const NOT_EXPORTED = 'The audit log was not exported'
export const COLUMNS = ['When (UTC)', 'Who', 'What', 'Whom or what', 'Before', 'After', 'From where']
export const fileName = (day: string): string => `Audit log ${day}.csv`
/** Of an export, in the log itself. */
export const entriesOfLog = (count: number): string =>
  `Audit log, ${count} ${count === 1 ? 'entry' : 'entries'}`
