import { useState } from 'react'

/**
 * Which of the choices below a text the keys have marked: at first the first one. It stays marked though others come before it.
 * @returns the one, what marks the next (1) or the one before (-1), and what begins at the first again
 */
export function useMarked<Choice>(
  choices: readonly Choice[],
  keyOf: (choice: Choice) => string,
): [current: Choice | undefined, step: (by: 1 | -1) => void, restart: () => void] {
  const [marked, mark] = useState<string>()
  const place = Math.max(
    0,
    choices.findIndex((choice) => keyOf(choice) === marked),
  )
  const current = choices[place]
  const key = current && keyOf(current)
  if (key !== marked) mark(key)
  const step = (by: 1 | -1) => {
    const next = choices.at((place + by) % choices.length)
    if (next) mark(keyOf(next))
  }
  return [current, step, () => mark(undefined)]
}
