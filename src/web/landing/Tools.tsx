import {
  ArrowUpRight,
  ChartSpline,
  Compass,
  HeartPulse,
  Megaphone,
  Mountain,
  Sparkles,
  Users,
} from 'lucide-react'
import { Section } from './Section.tsx'
import { TOOLS, TOOLS_SUMMARY, TOOLS_TITLE } from './landing.text.ts'

const ICONS = [ArrowUpRight, Sparkles, Compass, Megaphone, ChartSpline, Mountain, Users, HeartPulse]

/** The eight tools, by name and what they are for. */
export function Tools() {
  return (
    <Section id="tools" title={TOOLS_TITLE} summary={TOOLS_SUMMARY} sunken>
      <ul className="grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {TOOLS.map(([name, what], index) => {
          const Icon = ICONS[index]!
          return (
            <li key={name} className="grid content-start gap-2 bg-page p-5 md:p-6">
              <Icon aria-hidden className="mb-1 size-5 text-accent-ink" strokeWidth={1.75} />
              <h3 className="font-semibold">{name}</h3>
              <p className="text-pretty text-soft">{what}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
