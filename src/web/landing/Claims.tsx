import { Check } from 'lucide-react'
import { Section } from './Section.tsx'
import { CLAIMS, CLAIMS_TITLE } from './landing.text.ts'

/** What a trial costs: nothing. */
export function Claims() {
  return (
    <Section id="claims" title={CLAIMS_TITLE}>
      <ClaimList claims={CLAIMS} />
    </Section>
  )
}

/** @param claims each with the sentence behind it */
export function ClaimList({ claims }: { claims: typeof CLAIMS }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4 lg:gap-8">
      {claims.map(([claim, meaning]) => (
        <li key={claim} className="flex gap-3">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-good-edge" />
          <div className="grid gap-1">
            <p className="font-semibold">{claim}</p>
            <p className="text-pretty text-soft">{meaning}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
