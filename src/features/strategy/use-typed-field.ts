import { useState } from 'react'
import { useMutate } from '../../sync/browser/react.ts'
import type { PlanField } from './plan-blocks.rules.ts'
import { usePlan } from './plan-context.ts'
import { writePlanText } from './plan-texts.mutations.ts'

interface Typed {
  text: string
  /** What the field showed to be edited when somebody entered it, and the version that this was. */
  original: string
  seen: number
}

/** A field of the open plan that is written once it is left. To stand in it undoes nothing that a colleague saves meanwhile. */
export function useTypedField(field: PlanField) {
  const { team, plan, planId, texts } = usePlan()
  const mutate = useMutate()
  const [typed, setTyped] = useState<Typed | null>(null)
  const { text: stored, version } = texts.find((row) => row.field === field) ?? { text: '', version: 0 }
  const forget = () => setTyped(null)
  return {
    stored,
    /** Null while nobody is in the field and nothing in it was refused. */
    typed: typed?.text ?? null,
    enter: (shown = stored) =>
      setTyped((before) => before ?? { text: shown, original: shown, seen: version }),
    type: (text: string) =>
      setTyped((before) => ({ ...(before ?? { original: stored, seen: version }), text })),
    forget,
    /** @param shown how the field shows it to be edited */
    save(text: string, shown = text) {
      if (!typed) return
      const input = { teamId: team.id, planId: plan?.id ?? planId, field, text, from: typed.seen }
      if (shown === typed.original || !mutate(writePlanText, input)) forget()
    },
  }
}
