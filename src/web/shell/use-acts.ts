import { Archive, CircleCheck, CornerDownLeft, Link2 } from 'lucide-react'
import type { Act } from '../../features/search/acts.queries.ts'
import { actsOn } from '../../features/search/acts.queries.ts'
import { runAct } from '../../features/search/run-act.ts'
import { useToday } from '../../features/time/use-today.ts'
import { useLive, useMutate } from '../../sync/browser/react.ts'
import { announce } from '../../ui/announce.ts'
import type { Entry } from './commands.ts'
import { ACTS, COPY_LINK, LINK_COPIED, OPEN } from './palette.text.ts'
import type { FoundGroup } from './use-found.ts'

const ICONS = { complete: CircleCheck, resolve: CircleCheck, archive: Archive } satisfies Record<
  Act['act'],
  unknown
>
const NOTHING = { kind: 'people', id: '00000000-0000-7000-8000-000000000000' } as const

/** What can be done with an entry of the palette: to open it, to copy its link, and what the person may do to it besides. */
export function useActs(chosen: Entry | null): FoundGroup[] {
  const thing = chosen?.thing
  const acts = useLive(actsOn, chosen && thing ? { kind: thing.kind, id: chosen.id } : NOTHING) ?? []
  const mutate = useMutate()
  const today = useToday()
  if (!chosen || !thing) return []
  const about = { kind: thing.kind, id: chosen.id, title: chosen.title }
  const items: Entry[] = [
    { id: 'open', title: OPEN, description: '', icon: CornerDownLeft, run: chosen.run },
    { id: 'copy-link', title: COPY_LINK, description: '', icon: Link2, run: () => copy(thing.href()) },
    ...acts.map((act) => ({
      id: act.act,
      title: ACTS[act.act],
      description: '',
      icon: ICONS[act.act],
      run: () => runAct(act, about, { mutate, today }),
    })),
  ]
  return [{ value: 'acts', items }]
}

const copy = (address: string): void =>
  void navigator.clipboard.writeText(address).then(() => announce(LINK_COPIED))
