import type { ChartImport } from './import-plan.rules.ts'
import type { AddedSeat, ChangedSeat, SeatPatch } from './row-content.rules.ts'

/** Fewer than one mutation takes, and no more text than one request: an import comes in several. */
const SEATS_AT_ONCE = 200
const CHARACTERS_AT_ONCE = 60_000

export interface ImportChunk {
  added: AddedSeat[]
  changed: { id: string; now: SeatPatch }[]
}

export interface UndoChunk {
  added: string[]
  changed: ChangedSeat[]
}

type Step = { added?: AddedSeat; changed?: { id: string; now: SeatPatch } }

/** What is written one after the other. Second lines come last, because they may lead to seats that are added later. */
export function chunksOfImport({ added, changed }: Pick<ChartImport, 'added' | 'changed'>): ImportChunk[] {
  const lines: Step[] = [...added, ...changed.map(({ id, now }) => ({ id, ...now }))].flatMap(
    ({ id, secondLineIds }) =>
      secondLineIds && (secondLineIds.length > 0 || changed.some((seat) => seat.id === id))
        ? [{ changed: { id, now: { secondLineIds } } }]
        : [],
  )
  const steps: Step[] = [
    ...added.map((seat) => ({ added: without(seat) })),
    ...changed.map(({ id, now }) => ({ changed: { id, now: without(now) } })),
  ]
  return [...gathered(steps), ...gathered(lines)]
}

const without = <S extends SeatPatch>({ secondLineIds: _lines, ...seat }: S): Omit<S, 'secondLineIds'> => seat

/** Added seats and changed ones are in one chunk only where all that is added comes first. */
function gathered(steps: readonly Step[]): ImportChunk[] {
  return divided(steps).map((some) => ({
    added: some.flatMap((step) => step.added ?? []),
    changed: some.flatMap((step) => step.changed ?? []),
  }))
}

/** What takes an import back: first what it has changed, so that seats leave those that it has added. */
export const chunksOfUndo = ({ added, changed }: Pick<ChartImport, 'added' | 'changed'>): UndoChunk[] => [
  ...divided(changed).map((some) => ({ added: [], changed: some })),
  ...divided(added.map(({ id }) => id).toReversed()).map((some) => ({ added: some, changed: [] })),
]

function divided<Step>(steps: readonly Step[]): Step[][] {
  const chunks: Step[][] = []
  let characters = Infinity
  for (const step of steps) {
    const more = JSON.stringify(step).length
    if (characters + more > CHARACTERS_AT_ONCE || chunks.at(-1)!.length >= SEATS_AT_ONCE) {
      chunks.push([])
      characters = 0
    }
    chunks.at(-1)!.push(step)
    characters += more
  }
  return chunks
}
