import { useLive } from '../../../sync/browser/react.ts'
import { peopleOfCompany } from '../../people/people.queries.ts'
import { visibleTeams } from '../../teams/teams.queries.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import type { SeatContent } from '../charts/copy.rules.ts'
import { TINTS } from '../seats/seat.text.ts'
import { anotherPlace, NOTHING, SEAT_AWAY, SEAT_THERE, TOP } from './publish.text.ts'
import type { Conflict } from './publish.rules.ts'
import type { ConflictField } from './three-way.rules.ts'

/** Puts into words what each side of a conflict says. */
export function useSaid(seatNames: ReadonlyMap<string, string>) {
  const people = new Map((useLive(peopleOfCompany, {}) ?? []).map(({ person, name }) => [person.id, name]))
  const teams = new Map((useLive(visibleTeams, {}) ?? []).map(({ id, name }) => [id, name]))
  const today = useToday()
  const listed = (ids: readonly string[], names: ReadonlyMap<string, string>): string =>
    ids.flatMap((id) => names.get(id) ?? []).join(', ')

  function words(field: Exclude<ConflictField, 'presence' | 'place'>, content: SeatContent): string {
    switch (field) {
      case 'name':
        return content.name
      case 'holderIds':
        return listed(content.holderIds, people)
      case 'roles':
        return content.roles.map(({ text }) => text).join(', ')
      case 'secondLineIds':
        return listed(content.secondLineIds, seatNames)
      case 'teamId':
        return teams.get(content.teamId ?? '') ?? ''
      case 'tint':
        return TINTS[content.tint] ?? ''
      case 'hireBy':
        return content.hireBy === null ? '' : dayLabel(content.hireBy, today)
      case 'note':
        return content.note ?? ''
    }
  }

  return function said({ field, live, draft }: Conflict, side: 'live' | 'draft'): string {
    const content = side === 'live' ? live : draft
    if (field === 'presence') return content ? SEAT_THERE : SEAT_AWAY
    if (!content) return NOTHING
    if (field !== 'place') return words(field, content) || NOTHING
    const parent = content.parentId === null ? TOP : (seatNames.get(content.parentId) ?? TOP)
    return side === 'draft' && live?.parentId === draft?.parentId ? anotherPlace(parent) : parent
  }
}
