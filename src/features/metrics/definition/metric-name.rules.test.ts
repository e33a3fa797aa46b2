import { expect, test } from 'vitest'
import { aMetric } from '../metrics-harness.ts'
import { namesakes } from './metric-name.rules.ts'

test('namesakes are live metrics of the same owner and team, regardless of case', () => {
  const own = aMetric({ id: 'own' })
  const others = [
    own,
    aMetric({ id: 'same', name: ' LEADS ' }),
    aMetric({ id: 'deleted', deletedAt: '2026-11-09T08:00:00.000Z' }),
    aMetric({ id: 'theirs', ownerId: 'omar' }),
    aMetric({ id: 'elsewhere', teamId: 'leadership' }),
    aMetric({ id: 'other', name: 'Calls' }),
  ]
  expect(namesakes(own, others).map(({ id }) => id)).toEqual(['same'])
})
