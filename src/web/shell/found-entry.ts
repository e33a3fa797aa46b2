import type { NavigateOptions, RegisteredRouter } from '@tanstack/react-router'
import {
  ChartColumn,
  CircleDot,
  type LucideIcon,
  Newspaper,
  SquareCheckBig,
  Target,
  UserRound,
  Users,
  Video,
} from 'lucide-react'
import { addressOf } from '../../features/meeting-room/results/result-address.rules.ts'
import { meetingTitle } from '../../features/meetings/meetings.text.ts'
import type { FoundBeyond } from '../../features/search/beyond/beyond.requests.ts'
import type { Findable, Kind } from '../../features/search/search.rules.ts'
import { dateText } from '../../features/time/time.text.ts'
import { newId } from '../../sync/id.ts'
import type { Entry } from './commands.ts'
import { archivedOn, doneOn, HAS_LEFT, resolvedOn, RUNNING } from './palette.text.ts'

const ICONS: Record<Kind, LucideIcon> = {
  people: UserRound,
  teams: Users,
  tasks: SquareCheckBig,
  issues: CircleDot,
  goals: Target,
  metrics: ChartColumn,
  headlines: Newspaper,
  meetings: Video,
}

/** Who opens what is found, and by which router. */
export interface Opening {
  router: RegisteredRouter
  /** Remembers what was opened. */
  note: (id: string) => void
}

/** The palette's entry of something in the company: it leads to its page, and to its row there. */
export function entryOf(
  kind: Kind,
  found: Findable,
  { router, note }: Opening,
  more: { of?: string; status?: string } = {},
): Entry {
  const place = placeOf(kind, found, more)
  return {
    id: found.id,
    title: found.label,
    description: found.at ? (found.running ? RUNNING : dateText(found.at)) : found.detail,
    icon: ICONS[kind],
    thing: { kind, href: () => new URL(router.buildLocation(place).href, location.origin).href },
    run() {
      note(found.id)
      void router.navigate({ ...place, state: { visit: newId() } })
    },
  }
}

/** The entry of something that this device may not hold. Its address says so, and the row is fetched for it. */
export function entryBeyond(one: FoundBeyond, opening: Opening): Entry {
  const { kind, state, at, meetingType, ...found } = one
  if (meetingType) {
    const label = meetingTitle(found.label, meetingType)
    return entryOf(kind, { ...found, label, ...(at && { at }) }, opening)
  }
  if (kind === 'people') {
    const entry = entryOf(kind, found, opening, { status: 'removed' })
    return { ...entry, description: [found.detail, HAS_LEFT].join(' · ') }
  }
  const finishedOn = kind === 'issues' ? resolvedOn : doneOn
  const since = state && at && (state === 'done' ? finishedOn : archivedOn)(dateText(at))
  const description = [found.detail, since].filter(Boolean).join(' · ')
  return { ...entryOf(kind, found, opening, { of: kind }), description }
}

function placeOf(kind: Kind, { id, label, teamId = null, running }: Findable, more: object): NavigateOptions {
  if (kind === 'people') return { to: '/people', search: { q: label, ...more } }
  if (kind === 'teams') return { to: '/people', search: { on: id } }
  if (kind !== 'meetings')
    return { to: `/${kind}`, search: { row: id, ...(teamId && { team: teamId }), ...more } }
  if (!running) return { to: '/meetings', hash: addressOf({ teamId: teamId!, id }) }
  return { to: '/meeting/$teamId/{-$meetingType}', params: { teamId: teamId!, meetingType: running } }
}
