import { type Conflicts, type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  // A missing, foreign and ended meeting answer the same, so that nobody learns which exist.
  'meeting/not-active': { kind: 'not-found', detail: 'Meeting not found or not active' },
  'meeting/not-found': { kind: 'not-found', detail: 'Meeting not found or access denied' },
  'meeting/already-running': 'This team’s meeting is already running. Join it instead.',
  'meeting/just-started': 'Somebody started this team’s meeting a moment ago. Join it instead.',
  'meeting/already-ended': 'This meeting has ended already.',
  'meeting/still-running': 'This meeting is still running. End it first.',
  'meeting/not-processed': {
    title: 'Meeting Processing Error',
    detail: 'The meeting has no result, so no issues were made of what is overdue.',
  },
  'meeting/goes-on': 'Something has just happened in this meeting. Look in before you end it.',
  'meeting/join-first': 'Join the meeting first.',
  'meeting/not-joined': 'You are not in this meeting.',
  'meeting/not-in-it': 'This person is not in the meeting.',
  'meeting/not-yours-to-end': {
    kind: 'denied',
    detail: 'Only the scriber or a manager can end the meeting. Take over, or ask one of them.',
  },
  'meeting/no-such-section': 'The agenda has no such section. Choose one from the list.',
  'agenda/no-section': 'An agenda needs at least one section.',
  'agenda/too-many-sections': 'This agenda has too many sections. Join some of them.',
  'agenda/section-without-name': 'Give every section a name.',
  'agenda/no-minutes': 'Plan at least one minute.',
  'agenda/too-much-text': 'The texts of your own sections are too long together. Shorten them.',
  'schedule/no-meeting-then': 'The team has no meeting planned on that day.',
  'schedule/just-set': 'Somebody else set this meeting’s time a moment ago. Look at it, then try again.',
  'schedule/too-many-skipped':
    'Too many meetings of this series are left out already. Change its rhythm instead.',
  'schedule/is-skipped': 'This meeting is skipped. Put it back before you move it.',
  'schedule/meeting-over': 'This meeting is over, so it can’t be moved any more.',
  'schedule/moved-too-far': 'Move a meeting by no more than half a year.',
  'schedule/moved-into-past': 'Choose a time that is still to come.',
  'schedule/other-meeting-then': 'Another meeting of this series is held then. Choose another time.',
  'schedule/too-many-moved':
    'Too many meetings of this series have been moved already. Change its time instead.',
  'scriber/nobody': 'Nobody is the scriber now. Take over to run the timer.',
  'scriber/somebody-else': ({ name }: { name: string }) =>
    `${name} is the scriber now. Only the scriber runs the timer.`,
  'scriber/again': 'You became the scriber again after you did this. Do it once more.',
  'scriber/left': 'The scriber left a moment ago. Press Take over again.',
  'scriber/taken-over': ({ name }: { name: string }) => `${name} took over a moment ago.`,
  'scriber/not-here': ({ name }: { name: string }) =>
    `${name} is not in the meeting. Only somebody who is can become its scriber.`,
  'scriber/just-taken-over': 'Somebody else took over a moment ago.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)

/** Why constraints of the database refuse, where no rule could foresee the conflict. */
export const conflicts: Conflicts = {
  meetings_one_active: refuse.reason('meeting/just-started'),
  scriber_transfers_epoch: refuse.reason('scriber/just-taken-over'),
  team_schedules_once: refuse.reason('schedule/just-set'),
  meeting_results_once: refuse.reason('meeting/already-ended'),
}
