import { type Conflicts, type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  // A missing, foreign and ended meeting answer the same, so that nobody learns which exist.
  'meeting/not-active': { kind: 'not-found', detail: 'Meeting not found or not active' },
  'meeting/not-found': { kind: 'not-found', detail: 'Meeting not found or access denied' },
  'meeting/already-running': 'This team’s meeting is already running. Join it instead.',
  'meeting/just-started': 'Somebody started this team’s meeting a moment ago. Join it instead.',
  'meeting/already-ended': 'This meeting has ended already.',
  'meeting/still-running': 'This meeting is still running. End it first.',
  'meeting/goes-on': 'Something has just happened in this meeting. Look in before you end it.',
  'meeting/join-first': 'Join the meeting first.',
  'meeting/not-joined': 'You are not in this meeting.',
  'meeting/not-yours-to-end': {
    kind: 'denied',
    detail: 'Only the scriber or a manager can end the meeting. Take over, or ask one of them.',
  },
  'meeting/no-such-section': 'The agenda has no such section. Choose one from the list.',
  'scriber/nobody': 'Nobody is the scriber now. Take over to run the timer.',
  'scriber/somebody-else': ({ name }: { name: string }) =>
    `${name} is the scriber now. Only the scriber runs the timer.`,
  'scriber/again': 'You became the scriber again after you did this. Do it once more.',
  'scriber/left': 'The scriber left a moment ago. Press Take over again.',
  'scriber/taken-over': ({ name }: { name: string }) => `${name} took over a moment ago.`,
  'scriber/just-taken-over': 'Somebody else took over a moment ago.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)

/** Why constraints of the database refuse, where no rule could foresee the conflict. */
export const conflicts: Conflicts = {
  meetings_one_active: refuse.reason('meeting/just-started'),
  scriber_transfers_epoch: refuse.reason('scriber/just-taken-over'),
  meeting_results_once: refuse.reason('meeting/already-ended'),
}
