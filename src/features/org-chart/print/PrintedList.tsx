import { type Branch, shownIn } from '../charts/forest.rules.ts'
import { hireBy } from '../chart.text.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { holderNames, holderLine } from '../screen/seat-words.ts'

const NOTHING = new Set<string>()

/** In points, so that the deepest level still has room for its text. */
const INDENT = 12

/** The chart as an indented list. */
export function PrintedList({ roots, showsRoles }: { roots: readonly Branch[]; showsRoles: boolean }) {
  const first = roots[0]?.level ?? 1
  return (
    <ul className="pt-2 text-[9pt] leading-snug">
      {shownIn({ roots }, NOTHING).map((branch) => (
        <Entry key={branch.seat.id} branch={branch} level={branch.level - first} showsRoles={showsRoles} />
      ))}
    </ul>
  )
}

function Entry({ branch, level, showsRoles }: { branch: Branch; level: number; showsRoles: boolean }) {
  const { seat } = branch
  const today = useToday()
  const holder = seat.holders.length > 0 ? holderNames(seat).replaceAll('\n', ', ') : holderLine(seat)
  return (
    <li className="border-b border-line py-0.5" style={{ paddingLeft: `${level * INDENT}pt` }}>
      <span className="font-semibold">{seat.name}</span> <span className="text-soft">{holder}</span>
      {seat.holders.length === 0 && seat.hireBy && (
        <span className="text-soft"> · {hireBy(dayLabel(seat.hireBy, today))}</span>
      )}
      {showsRoles && seat.roles.length > 0 && (
        <span className="block">{seat.roles.map(({ text }) => text).join(' · ')}</span>
      )}
    </li>
  )
}
