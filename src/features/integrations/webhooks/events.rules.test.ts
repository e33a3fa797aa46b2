import { expect, test } from 'vitest'
import { valueOf } from '../../metrics/metrics-harness.ts'
import { EVENT_DATA } from './event-data.rules.ts'
import { happenedIn, type LoggedChange } from './events.rules.ts'

const NOW = '2026-11-13T08:00:00.000Z'
const LONG_AGO = '2026-11-02T08:00:00.000Z'

const task = {
  id: 'task',
  title: 'Fix the crane',
  teamId: 'crew',
  status: 'done',
  dueDate: '2026-11-20',
  createdBy: 'lena',
}
const change = (entity: string, row: object | null, patch: Partial<LoggedChange> = {}): LoggedChange => ({
  scope: 't:crew',
  entity,
  op: 'u',
  row,
  at: Date.parse(NOW) + 300,
  ...patch,
})
const eventsOf = (...given: Parameters<typeof happenedIn>) => happenedIn(...given).map(({ event }) => event)

test.each([
  ['a new task', change('tasks', { ...task, createdAt: NOW, doneAt: null }), ['task.created']],
  ['a task done now', change('tasks', { ...task, createdAt: LONG_AGO, doneAt: NOW }), ['task.completed']],
  [
    'a task made as done',
    change('tasks', { ...task, createdAt: NOW, doneAt: NOW }),
    ['task.created', 'task.completed'],
  ],
  [
    'another title of a task done long ago',
    change('tasks', { ...task, createdAt: LONG_AGO, doneAt: LONG_AGO }),
    [],
  ],
  ['somebody’s own task', change('tasks', { ...task, createdAt: NOW, doneAt: NOW }, { scope: 'u:lena' }), []],
  ['a row that is gone', change('tasks', null, { op: 'd' }), []],
  [
    'a vote in a hidden ballot',
    change('issue_votes', { id: 'vote', createdAt: NOW }, { scope: 'u:lena' }),
    [],
  ],
  ['a vote', change('issue_votes', { id: 'vote', createdAt: NOW }), []],
  ['a comment', change('comments', { id: 'comment', createdAt: NOW }), []],
  ['a number', change('metric_values', valueOf({ value: 7, updatedAt: NOW })), ['metric.entered']],
  [
    'a note on a number',
    change(
      'metric_values',
      valueOf({ value: 7, updatedAt: NOW, targetNote: 'x', earlier: [{ ...valueOf({}), value: 7 }] }),
    ),
    [],
  ],
  [
    'a number that was taken out',
    change(
      'metric_values',
      valueOf({ value: null, updatedAt: NOW, earlier: [{ ...valueOf({}), value: 7 }] }),
    ),
    [],
  ],
  [
    'an issue solved',
    change('issues', { id: 'i', title: 'x', teamId: 'crew', resolvedAt: NOW }),
    ['issue.solved'],
  ],
  ['a meeting that goes on', change('meetings', { id: 'm', endedAt: null }), []],
  ['a meeting that ended', change('meetings', { id: 'm', endedAt: NOW }), ['meeting.ended']],
  [
    'a headline',
    change('headlines', { id: 'h', title: 'x', teamId: 'crew', createdAt: NOW }),
    ['headline.created'],
  ],
  [
    'somebody who joined',
    change('audit_log', { id: 'a', action: 'joined', at: NOW, personId: 'nora', after: 'member' }),
    ['person.joined'],
  ],
  [
    'somebody who was removed',
    change('audit_log', { id: 'a', action: 'removed', at: NOW, personId: 'nora' }),
    ['person.removed'],
  ],
  ['another level', change('audit_log', { id: 'a', action: 'level changed', at: NOW, personId: 'nora' }), []],
] as const)('%s', (_what, given, events) => {
  expect(eventsOf(given)).toEqual(events)
  for (const { event, data } of happenedIn(given)) expect(Object.keys(data)).toEqual(EVENT_DATA[event])
})

test('a goal’s status tells by what it was before', () => {
  const goal = change('team_goals', {
    id: 'g',
    title: 'Ship',
    teamId: 'crew',
    status: 'off_track',
    ownerId: 'lena',
  })
  expect(eventsOf(goal)).toEqual([])
  expect(eventsOf(goal, 'off_track')).toEqual([])
  expect(Object.keys(happenedIn(goal, 'on_track')[0]!.data)).toEqual(EVENT_DATA['goal.status_changed'])
  expect(happenedIn(goal, 'on_track')).toMatchObject([
    { event: 'goal.status_changed', data: { before: 'on_track' } },
  ])
})

test('what is told has no description, note or evidence', () => {
  const told = happenedIn(
    change('tasks', { ...task, createdAt: NOW, doneAt: null, description: 'The code of the safe is 1234' }),
  )
  expect(JSON.stringify(told)).not.toContain('1234')
})
