import { useState } from 'react'
import { matching } from '../../../ui/choice-match.ts'
import { type Option, Select } from '../../../ui/Select.tsx'
import { repeatKey, repeatNamed, repeatOfKey } from './repeat-entry.rules.ts'
import type { Repeat } from './repeat.rules.ts'
import { everyLabel, NEVER, NO_SUCH_RHYTHM, REPEATS } from './repeat.text.ts'

const PROPOSED: readonly Repeat[] = [
  { every: 1, unit: 'day' },
  { every: 1, unit: 'week' },
  { every: 2, unit: 'week' },
  { every: 1, unit: 'month' },
  { every: 3, unit: 'month' },
]

const optionOf = (repeat: Repeat): Option => ({ value: repeatKey(repeat), label: everyLabel(repeat) })

/** The field `repeat`: one of the usual rhythms, or one that is typed such as "10 days". `repeatOfKey` reads its value. */
export function RepeatField({ repeat }: { repeat: Repeat | null }) {
  const [chosen, choose] = useState(repeat)
  const isProposed = PROPOSED.some((one) => repeatKey(one) === repeatKey(chosen))
  const options = (chosen === null || isProposed ? PROPOSED : [chosen, ...PROPOSED]).map(optionOf)

  function find(text: string): Option[] {
    const found = matching([{ value: '', label: NEVER }, ...options], text)
    const named = repeatNamed(text)
    const typed = named && optionOf(named)
    return !typed || found.some(({ value }) => value === typed.value) ? found : [typed, ...found]
  }

  return (
    <Select
      label={REPEATS}
      name="repeat"
      placeholder={NEVER}
      value={repeatKey(chosen)}
      options={options}
      find={find}
      noMatch={NO_SUCH_RHYTHM}
      onChange={(value) => choose(repeatOfKey(value))}
    />
  )
}
