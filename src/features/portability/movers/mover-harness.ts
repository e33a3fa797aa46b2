import { newId } from '../../../sync/id.ts'
import { sheetsOf } from './mover-files.server.ts'
import type { Known } from './mover-known.rules.ts'
import { type MoverPlan, planningMove } from './mover-plan.rules.ts'

const importerId = newId()

/** A company of one person and one team, on November 20th 2025. */
const known: Known = {
  importerId,
  now: '2025-11-20T08:00:00.000Z',
  today: '2025-11-20',
  weekStartDay: 'monday',
  people: [{ id: importerId, email: 'maya@harbor.example', fullName: 'Maya', status: 'active' }],
  teams: [{ id: newId(), name: 'Leadership', isLeadership: true }],
  metrics: [],
  invitations: [],
  idOf: () => newId(),
  accountOf: () => newId(),
}

/** What would be brought of a file into that company, of which `more` is known. */
export async function planned(
  content: string | Uint8Array,
  name = 'list.csv',
  more: Partial<Known> = {},
): Promise<MoverPlan> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const work = planningMove(await sheetsOf(bytes, name), [], { ...known, ...more })
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
