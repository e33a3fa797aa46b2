import type { FormulaProblem } from './formula.rules.ts'

/** The formula once more, with the part that is wrong marked. What is wrong stands at the field. */
export function FormulaProblemPlace({
  text,
  problem: { from, to },
}: {
  text: string
  problem: FormulaProblem
}) {
  if (from === to) return null
  return (
    <p aria-hidden className="font-mono text-[0.8125rem] break-words whitespace-pre-wrap text-soft">
      {text.slice(0, from)}
      <mark className="rounded-xs bg-bad-tint text-bad-ink underline decoration-wavy decoration-1 underline-offset-2">
        {text.slice(from, to)}
      </mark>
      {text.slice(to)}
    </p>
  )
}
