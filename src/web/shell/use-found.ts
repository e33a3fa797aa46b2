import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useBeyond } from '../../features/search/beyond/use-beyond.ts'
import { found, foundAgain } from '../../features/search/search.queries.ts'
import { best, isSought, KINDS } from '../../features/search/search.rules.ts'
import { useLive } from '../../sync/browser/react.ts'
import { useLiveEach } from '../../sync/browser/use-live-each.ts'
import { UUID } from '../../sync/id.ts'
import { useAccount } from '../account.ts'
import type { CommandGroup, Entry } from './commands.ts'
import { entryBeyond, entryOf, type Opening } from './found-entry.ts'
import { noteOpened, recentIds, type RecentOf } from './recent.ts'

export type FoundGroup = { value: CommandGroup; items: Entry[] }

/** How the palette opens what is found in the open company. */
function useOpening(): { whose: RecentOf; opening: Opening } {
  const { user, company } = useAccount()
  const router = useRouter()
  const userId = user.id
  const companyId = company?.id ?? ''
  return useMemo(() => {
    const whose = { userId, companyId }
    return { whose, opening: { router, note: (id) => noteOpened(whose, id) } }
  }, [router, userId, companyId])
}

const EACH_KIND = KINDS.map((kind) => ({ kind }))

/** What the palette finds among the company's rows, the best few of each kind. They are read once, and searched at each key. */
export function useFound(text: string): FoundGroup[] {
  const all = useLiveEach(found, isSought(text) ? EACH_KIND : [])
  const { opening } = useOpening()
  return useMemo(
    () =>
      all.map((known, index) => {
        const kind = KINDS[index]!
        const rows = best(known?.rows ?? [], text)
        return { value: kind, items: rows.map((row) => entryOf(kind, row, opening)) }
      }),
    [all, text, opening],
  )
}

/** What only the server finds, without what is shown already. */
export function useFoundBeyond(text: string, shown: readonly FoundGroup[]): FoundGroup {
  const { whose, opening } = useOpening()
  const rows = useBeyond(whose.companyId, text)
  return useMemo(() => {
    const ids = new Set(shown.flatMap(({ items }) => items.map(({ id }) => id)))
    const others = rows.filter(({ id }) => !ids.has(id))
    return { value: 'beyond', items: others.map((row) => entryBeyond(row, opening)) }
  }, [rows, shown, opening])
}

/** The thing in whose row the focus stood when the palette opened. */
export function useFocused(): Entry | null {
  const { opening } = useOpening()
  const [ids] = useState(focusedIds)
  const row = useLive(foundAgain, { ids })?.[0]
  return useMemo(() => (row ? entryOf(row.kind, row, opening) : null), [row, opening])
}

function focusedIds(): string[] {
  const id = document.activeElement?.closest<HTMLElement>('main [data-row-key]')?.dataset.rowKey ?? ''
  return UUID.test(id) ? [id] : []
}

/** What this person opened last, as far as it is still there. */
export function useRecent(): FoundGroup {
  const { whose, opening } = useOpening()
  const [ids] = useState(() => recentIds(whose))
  const rows = useLive(foundAgain, { ids })
  return useMemo(
    () => ({ value: 'recent', items: (rows ?? []).map((row) => entryOf(row.kind, row, opening)) }),
    [rows, opening],
  )
}
