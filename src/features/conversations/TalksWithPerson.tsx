import { Link } from '@tanstack/react-router'
import { useLive } from '../../sync/browser/react.ts'
import { dayLabel } from '../time/time.text.ts'
import { useToday } from '../time/use-today.ts'
import { conversationsAbout } from './conversations.queries.ts'
import { CONVERSATIONS, dueDay, heldDay, OPEN_CONVERSATION, withManager } from './conversations.text.ts'
import { StateBadge } from './StateBadge.tsx'

/** When somebody was or will be talked with; an own conversation can be opened from here. */
export default function TalksWithPerson({ personId }: { personId: string }) {
  const today = useToday()
  const found = useLive(conversationsAbout, { personId }) ?? []
  if (found.length === 0) return null
  return (
    <section aria-label={CONVERSATIONS}>
      <h3 className="font-semibold">{CONVERSATIONS}</h3>
      <ul className="divide-y divide-hair">
        {found.map(({ conversation: { id, title, dueOn, heldOn, state }, manager, isOwn }) => (
          <li key={id} className="flex min-h-control flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <span className="min-w-0 flex-1 basis-40">
              <span className="block break-words">{title}</span>
              <span className="block text-[0.8125rem] text-soft">{withManager(manager)}</span>
            </span>
            <span data-numeric className="text-[0.8125rem] text-soft">
              {heldOn === null ? dueDay(dayLabel(dueOn, today)) : heldDay(dayLabel(heldOn, today))}
            </span>
            <StateBadge state={state} />
            {isOwn && (
              <Link
                to="/people"
                search={{ tab: 'conversations', talk: id }}
                className="text-accent-ink hover:underline"
              >
                {OPEN_CONVERSATION}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
