import { Section } from './Section.tsx'
import { ABOARD, ABOARD_TITLE } from './landing.text.ts'

/** What holds for the whole product rather than for one screen of it. */
export function Aboard() {
  return (
    <Section id="aboard" title={ABOARD_TITLE}>
      <ul className="grid gap-8 md:grid-cols-3 md:gap-10">
        {ABOARD.map(([title, text]) => (
          <li key={title} className="grid content-start gap-2 border-t border-control-line/60 pt-5">
            <h3 className="text-base font-semibold">{title}</h3>
            <p className="text-pretty text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
