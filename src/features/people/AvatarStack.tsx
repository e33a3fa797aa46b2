import { Avatar } from '../../ui/Avatar.tsx'
import { displayName } from './people.rules.ts'
import type { Person } from './people.table.ts'
import { facesLabel } from './avatar-stack.text.ts'

const SHOWN = 3

/** The first few faces in a row, each with a card about its person, and the number of the others. The names are read out. */
export function AvatarStack({ people, label }: { people: readonly Person[]; label: string }) {
  const names = people.map(displayName).join(', ')
  return (
    <span className="flex shrink-0 items-center -space-x-0.5">
      <span className="sr-only">{facesLabel(label, names)}</span>
      {people.slice(0, SHOWN).map((person) => (
        <Avatar
          key={person.id}
          person={person.id}
          name={displayName(person)}
          picture={person.avatarUrl}
          size="sm"
          className="ring-2 ring-page"
        />
      ))}
      {people.length > SHOWN && (
        <span aria-hidden data-numeric data-tooltip={names} className="pl-2.5 text-xs text-soft">
          +{people.length - SHOWN}
        </span>
      )}
    </span>
  )
}
