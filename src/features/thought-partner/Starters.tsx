import { Sparkle } from 'lucide-react'
import { STARTERS_ABOUT } from './thought-partner.text.ts'
import { useStarters } from './use-starters.ts'

/** Questions to begin with. */
export function Starters({ onChoose }: { onChoose: (question: string) => void }) {
  const questions = useStarters()
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center print:hidden">
      <span aria-hidden className="rounded-full bg-sunken p-3 text-soft [&_svg]:size-6">
        <Sparkle />
      </span>
      <p className="max-w-md text-balance text-soft">{STARTERS_ABOUT}</p>
      <ul className="grid w-full max-w-xl gap-2 sm:grid-cols-2">
        {questions.map((question) => (
          <li key={question} className="grid">
            <button
              type="button"
              className="min-h-12 min-w-0 rounded-md border border-control-line/60 bg-page px-3 py-2 text-left font-medium [overflow-wrap:anywhere] hover:bg-hover"
              onClick={() => onChoose(question)}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
