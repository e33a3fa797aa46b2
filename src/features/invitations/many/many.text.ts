import { refuse } from '../invitations.refusals.ts'
import { HELD_AT_MOST, SENT_PER_DAY } from '../invitations.rules.ts'
import { MOST_ENTRIES } from './entries.rules.ts'
import type { Outcome, Planned } from './plan.rules.ts'

const people = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`

export const INVITE_SEVERAL = 'Invite several people'
export const SEVERAL_EXPLAINED = `Each of them gets an e-mail with a link that works for 7 days. At most ${MOST_ENTRIES} at once.`
export const ADDRESSES = 'Names and e-mail addresses'
export const ADDRESSES_EXPLAINED =
  'One on each line, or separated by commas or semicolons, such as “Maya Lindqvist <maya@company.com>”.'
export const OR_A_FILE = 'Or a CSV file'
export const FILE_EXPLAINED =
  'With the column Email and, if you like, Name or First name and Last name, Level, and Teams separated by semicolons.'
export const CHECK_LIST = 'Check the list'
export const NOBODY_YET = 'Enter at least one address, or choose a file.'
export const LEVEL_FOR_ALL = 'Permission level, unless the list names one'
export const TEAMS_FOR_ALL = 'Teams, unless the list names some'
export const MAIL_AGAIN = 'Also mail those again who haven’t answered yet'
export const ON_THE_LIST = 'People on the list'
export const ONLY_PROBLEMS = 'Only those with a problem'
export const ADD_MORE = 'Add more'
export const DONE = 'Done'
export const INVITING = 'Inviting'
export const SENT_LATER = 'You are offline. They are invited as soon as you are back.'
export const invitePeopleLabel = (count: number): string => `Invite ${people(count)}`
export const emailInRow = (line: number): string => `E-mail address in row ${line}`
export const removeRow = (email: string): string => `Remove ${email || 'this row'} from the list`
export const USE_LEVEL_ABOVE = 'Use the level above'
export const USE_TEAMS_ABOVE = 'Use the teams above'
export const LEAVE_NAME_OUT = 'Leave the name out'
export const NO_TEAMS = 'No teams'
export const moreRows = (count: number): string => `and ${count} more`

const OUTCOMES: Record<Outcome, string> = {
  invite: 'Will be invited',
  'mail-again': 'Will be mailed again',
  invited: 'Invited',
  'mailed-again': 'Mailed again',
  'not-mailed': 'Invited, but not mailed: enough invitations were sent today. Resend it tomorrow.',
  repeated: 'Stands on the list twice. Only the first one is invited.',
  'bad-name': 'This name can’t be used.',
  'level-unknown': 'Unknown permission level',
  'not-an-address': refuse.reason('invitation/not-an-address').detail,
  'level-not-yours': refuse.reason('invitation/level-not-yours').detail,
  'team-unknown': 'Unknown team',
  'team-not-yours': refuse.reason('invitation/team-not-yours').detail,
  'already-a-member': 'Already a member of the company',
  'already-invited': 'Already invited, and hasn’t answered yet',
  'limit-reached': refuse.reason('invitation/limit-reached', { limit: SENT_PER_DAY }).detail,
  'too-many-held': refuse.reason('invitation/too-many-held', { limit: HELD_AT_MOST }).detail,
}

/** What becomes of a row, such as `Unknown team: Dekc`. */
export const outcomeText = ({ outcome, about }: Pick<Planned, 'outcome' | 'about'>): string =>
  about === null ? OUTCOMES[outcome] : `${OUTCOMES[outcome].replace(/\.$/, '')}: ${about}`

/** Such as `4 will be invited, 1 has a problem`. */
export const summary = ({ ready, done, wrong }: Record<'ready' | 'done' | 'wrong', number>): string =>
  [
    done > 0 && `${people(done)} invited`,
    ready > 0 && `${people(ready)} will be invited`,
    wrong > 0 && `${people(wrong)} can’t be invited`,
  ]
    .filter(Boolean)
    .join(', ')

/** Why a file or a list is refused. */
export const FILE_TOO_LARGE =
  'This file is larger than 1 MB. Split it and invite the parts one after the other.'
export const NO_TEXT = 'This file is no text. Save it as CSV and try again.'
export const NO_ADDRESSES = 'This file has no e-mail addresses. One column has to be called “Email”.'
export const TOO_MANY = `This list has more than ${MOST_ENTRIES} people. Split it and invite the parts one after the other.`
