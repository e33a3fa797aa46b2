import type { Option } from '../../../ui/Select.tsx'
import { type Branch, type Forest, pathUp, shownIn } from '../charts/forest.rules.ts'
import { holderLine } from '../screen/seat-words.ts'

/** Seats to choose from, in the order of the chart, each with who holds it and what it stands under. */
export const seatOptions = (forest: Forest, isOffered: (branch: Branch) => boolean): Option[] =>
  shownIn(forest, new Set())
    .filter(isOffered)
    .map((branch) => ({
      value: branch.seat.id,
      label: branch.seat.name,
      detail: [
        holderLine(branch.seat),
        ...pathUp(branch)
          .slice(0, 1)
          .map(({ seat }) => seat.name),
      ].join(' · '),
    }))
