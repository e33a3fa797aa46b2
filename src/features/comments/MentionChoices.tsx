import { Avatar } from '../../ui/Avatar.tsx'
import { cx } from '../../ui/cx.ts'
import { PEOPLE_TO_MENTION } from './comments.text.ts'
import type { Named } from './mentions.rules.ts'

type MentionChoicesProps = {
  id: string
  choices: readonly Named[]
  /** The one that Enter takes. */
  current: Named | undefined
  onPick: (person: Named) => void
}

/** The people whose names fit what is typed after an @. The focus stays in the text. */
export function MentionChoices({ id, choices, current, onPick }: MentionChoicesProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={PEOPLE_TO_MENTION}
      hidden={choices.length === 0}
      className="absolute bottom-full left-0 z-20 mb-1 max-h-60 w-72 max-w-full overflow-y-auto rounded-lg bg-raised p-1 text-ink shadow-popup"
    >
      {choices.map((person) => (
        <div
          key={person.id}
          id={`${id}-${person.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={person === current}
          className={cx(
            'flex min-h-control cursor-default items-center gap-2 rounded px-2 max-md:min-h-11',
            person === current && 'bg-selected',
          )}
          // The text keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(person)}
          onKeyDown={() => {}}
        >
          <Avatar name={person.name} size="xs" />
          <span className="min-w-0 truncate">{person.name}</span>
        </div>
      ))}
    </div>
  )
}
