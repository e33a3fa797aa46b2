import { useLive } from '../../sync/browser/react.ts'
import { useToday } from '../time/use-today.ts'
import { factsOfConversation } from './conversations.queries.ts'
import type { ConversationSide } from './conversations.table.ts'
import { FACTS, FACTS_ABOUT, FACTS_KEPT } from './conversations.text.ts'
import { factLines } from './fact-lines.ts'

/** What the figures of the report say, to talk about. */
export function FactsOfReport({ side }: { side: ConversationSide }) {
  const facts = useLive(factsOfConversation, { conversationId: side.conversationId, today: useToday() })
  if (!facts) return null
  return (
    <section aria-label={FACTS}>
      <h3 className="font-semibold">{FACTS}</h3>
      <p className="text-[0.8125rem] text-soft">{side.submittedAt === null ? FACTS_ABOUT : FACTS_KEPT}</p>
      <dl className="mt-1 grid gap-2 @md:grid-cols-2">
        {factLines(facts).map(({ label, value }) => (
          <div key={label} className="rounded-md border border-hair px-3 py-2">
            <dt className="text-[0.8125rem] text-soft">{label}</dt>
            <dd data-numeric className="font-medium">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
