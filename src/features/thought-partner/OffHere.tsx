import { MessageCircleQuestion, Sparkle } from 'lucide-react'
import { PageHeader } from '../../ui/PageHeader.tsx'
import {
  AI_THOUGHT_PARTNER,
  HOW_TO_SWITCH_ON,
  OFF_HERE,
  QUESTIONS_LIKE,
  WHAT_IT_DOES,
} from './thought-partner.text.ts'
import { useStarters } from './use-starters.ts'

/** Shown by an installation without a model: what one is missing, and what to set. */
export function OffHere() {
  const questions = useStarters()
  return (
    <>
      <PageHeader title={AI_THOUGHT_PARTNER} />
      <div className="grid justify-items-center gap-3 px-4 py-12 text-center">
        <span aria-hidden className="rounded-full bg-sunken p-3 text-soft [&_svg]:size-6">
          <Sparkle />
        </span>
        <div className="grid gap-1">
          <h2 className="font-semibold">{OFF_HERE}</h2>
          <p className="max-w-md text-balance text-soft">{HOW_TO_SWITCH_ON}</p>
        </div>
        <section className="mt-4 grid w-full max-w-md gap-3 rounded-lg border border-line bg-page p-5 text-left">
          <p>{WHAT_IT_DOES}</p>
          <h3 className="font-semibold">{QUESTIONS_LIKE}</h3>
          <ul className="grid gap-2">
            {questions.map((question) => (
              <li key={question} className="flex gap-2 [overflow-wrap:anywhere]">
                <MessageCircleQuestion aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
                {question}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
