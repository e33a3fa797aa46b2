import { NOTIFICATION_KINDS } from '../src/features/notifications/notification-kinds.rules.ts'

const named = () => 'Qx'
const MONDAY = '2026-11-23'

const schedule = {
  startsOn: MONDAY,
  timeOfDay: '09:30',
  timeZone: 'Europe/Berlin',
  everyWeeks: 2,
  minutes: 90,
}

/** Values for texts that take only certain ones, by the name of the text. */
export const VALUES_FOR: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  aboveAdvice: [['values'], ['yearGoals']],
  addPlanItems: [1, 2].map((count) => [
    { list: 'path', items: Array.from({ length: count }, () => ({ title: 'Qx' })) },
    named,
  ]),
  advisedCount: [['values', 4]],
  billingWords: ['trial-ends-7', 'trial-ends-1', 'subscribed', 'payment-failed', 'cancelled'].map(
    (notice) => [{ notice, companyName: 'Qx', day: MONDAY }],
  ),
  detailOf: NOTIFICATION_KINDS.flatMap((kind) =>
    ['task', 'goal', 'issue', 'metric', 'headline', 'process', null].flatMap((subjectKind) =>
      [1, 2].map((count) => [{ kind, subjectKind, count, name: 'Qx', day: MONDAY }, MONDAY, 'Qy']),
    ),
  ),
  keepBlockBack: [true, false].map((isHidden) => [{ block: 'year', isHidden }, named]),
  kindGoesTo: ['goals', 'milestones', 'metrics', 'tasks', 'issues'].flatMap((kind) => [
    [kind, null],
    [kind, 'Qx'],
  ]),
  noteMadeOfBlock: [[{ block: 'year' }, named]],
  noteOnboarding: ['completed', 'dismissed', 'restarted'].map((what) => [{ what }, named]),
  notRead: [[[{ metric: { name: 'Qx' }, week: MONDAY, text: 'x', problem: 'Qy' }], 'monday']],
  outcomeText: [
    'invite',
    'mail-again',
    'invited',
    'mailed-again',
    'not-mailed',
    'repeated',
    'bad-name',
    'level-unknown',
    'not-an-address',
    'level-not-yours',
    'team-unknown',
    'team-not-yours',
    'already-a-member',
    'already-invited',
  ].map((outcome) => [{ outcome, about: null }]),
  ratingsRead: [[[8, null]]],
  reactToHeadline: ['agree', 'thanks', 'cheer', 'support'].flatMap((kind) =>
    [true, false].map((isOn) => [{ headlineId: 'Qx', kind, isOn }, named]),
  ),
  reviewPlanBlock: [[{ block: 'year', verdict: 'changed' }, named]],
  rhythmText: [[schedule, 'America/New_York']],
  stayedRows: [[[{ name: 'tasks', rows: 2 }]]],
  templateName: ['product', 'short', 'check-in', 'half-day'].map((key) => [{ key }]),
  writePlanText: [[{ field: 'purpose', text: 'Qx' }, named]],
  weekdayNames: [[[MONDAY]]],
}
