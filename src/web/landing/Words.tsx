import { Section } from './Section.tsx'
import { WORDS, WORDS_TITLE } from './landing.text.ts'

/** Three people, by role and industry. */
export function Words() {
  return (
    <Section id="words" title={WORDS_TITLE} sunken>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {WORDS.map(([words, role, industry]) => (
          <li key={role}>
            <figure className="flex h-full flex-col gap-6 rounded-xl border border-line bg-page p-6">
              <blockquote className="text-base text-pretty">“{words}”</blockquote>
              <figcaption className="mt-auto">
                <span className="block font-semibold">{role}</span>
                <span className="text-soft">{industry}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
