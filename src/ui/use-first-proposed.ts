import { useState } from 'react'

/** A choice that begins with what is proposed first. A later proposal, such as of a colleague's new team, doesn't move it. */
export function useFirstProposed(
  proposed: string | undefined,
): [string | undefined, (value: string) => void] {
  const [chosen, choose] = useState(proposed)
  if (chosen === undefined && proposed !== undefined) choose(proposed)
  return [chosen ?? proposed, choose]
}
