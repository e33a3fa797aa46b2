import type { ReactNode } from 'react'

/** A line of a person's card. */
export const PersonFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-soft">{name}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </>
)
