import type { ReactNode } from 'react'
import { HoverCard } from '../../ui/HoverCard.tsx'
import { later } from '../../ui/later.tsx'
import { aboutPerson } from './person-card.text.ts'

const PersonCard = later(() => import('./PersonCard.tsx'))

type PersonHoverProps = { personId: string; name: string; className?: string; children: ReactNode }

/** A person's name or picture, on which more about them is shown. */
export const PersonHover = ({ personId, name, ...props }: PersonHoverProps) => (
  <HoverCard label={aboutPerson(name)} card={<PersonCard personId={personId} />} {...props} />
)
