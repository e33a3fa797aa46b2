import { useMemo, useState } from 'react'
import { useSyncClient } from '../../../sync/browser/context.ts'
import { useActor, useLive, useMutate, useServerNow, useSyncStatus } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import type { Level } from '../../rights/levels.rules.ts'
import { invitePeople, MOST_AT_ONCE, resendInvitation } from '../invitations.mutations.ts'
import { invitingStanding, type InvitingStanding } from '../invitations.queries.ts'
import type { Entry } from './entries.rules.ts'
import { type Choices, type Planned, planned, type Sent } from './plan.rules.ts'

const EVERY_MINUTE = 60_000

export interface InviteList {
  /** Undefined while the rows load. */
  standing: InvitingStanding | undefined
  rows: Planned[]
  choices: Choices
  choose: (choices: Partial<Choices>) => void
  add: (people: readonly Omit<Entry, 'line'>[]) => void
  correct: (line: number, corrected: Partial<Entry>) => void
  remove: (line: number) => void
  /** Invites those of the rows who can be. */
  send: () => void
  /** How many of the changes that `send` made wait to be sent. */
  waiting: number
  isOnline: boolean
}

/** A list of people to invite: what was entered, what would become of each, and what has. */
export function useInviteList(): InviteList {
  const client = useSyncClient()
  const actor = useActor()
  const mutate = useMutate()
  const standing = useLive(invitingStanding, {})
  const { pending, online } = useSyncStatus()
  const minute = useServerNow(EVERY_MINUTE)
  const [entries, setEntries] = useState<Entry[]>([])
  const [sent, setSent] = useState<Sent>(new Map())
  const [choices, setChoices] = useState<Choices>({ level: 'member', teamIds: [], mailsAgain: false })
  const rows = useMemo(() => {
    // What was sent since the last minute counts already.
    const now = new Date(Math.max(minute, client.serverNow())).toISOString()
    return standing ? planned(entries, choices, sent, { standing, actorId: actor.id, now }) : []
  }, [client, standing, entries, choices, sent, actor, minute])

  const change = (line: number, to: (entry: Entry) => Entry[]) =>
    setEntries((all) => all.flatMap((entry) => (entry.line === line ? to(entry) : [entry])))

  function send(): void {
    const asked = new Map(sent)
    const ready = rows.filter(({ outcome }) => outcome === 'invite')
    for (let place = 0; place < ready.length; place += MOST_AT_ONCE) {
      const people = ready
        .slice(place, place + MOST_AT_ONCE)
        .map(({ email, fullName, level, teamIds, entry }) => {
          const id = newId()
          asked.set(entry.line, id)
          return { id, email, fullName, level: level as Level, teamIds: [...teamIds] }
        })
      if (mutate(invitePeople, { people })) break
    }
    for (const { outcome, invitation, entry } of rows) {
      if (outcome !== 'mail-again' || !invitation) continue
      if (mutate(resendInvitation, { id: invitation.id })) break
      asked.set(entry.line, invitation.id)
    }
    setSent(asked)
  }

  return {
    standing,
    rows,
    choices,
    choose: (chosen) => setChoices((before) => ({ ...before, ...chosen })),
    add: (people) =>
      setEntries((all) => {
        const last = all.at(-1)?.line ?? 0
        return [...all, ...people.map((person, place) => ({ ...person, line: last + place + 1 }))]
      }),
    correct: (line, corrected) => change(line, (entry) => [{ ...entry, ...corrected }]),
    remove: (line) => change(line, () => []),
    send,
    waiting: sent.size > 0 ? pending : 0,
    isOnline: online !== false,
  }
}
