import { Progress } from '../../../ui/Progress.tsx'
import type { CheckupResults } from '../checkups/checkups.table.ts'
import { percentsByComponent } from '../checkups/results.rules.ts'
import { BY_COMPONENT, percentText } from './health.text.ts'
import { COMPONENT_LABELS } from './statements.text.ts'

/** Each part of a check-up in percent. */
export function ComponentBars({ results }: { results: CheckupResults }) {
  return (
    <section aria-label={BY_COMPONENT}>
      <h3 className="font-semibold">{BY_COMPONENT}</h3>
      <ul className="mt-1 grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
        {percentsByComponent(results).map(({ component, percent }) => (
          <li key={component} className="flex items-center gap-3">
            <span className="w-24 shrink-0">{COMPONENT_LABELS[component]}</span>
            <Progress label={COMPONENT_LABELS[component]} value={percent} className="min-w-0 flex-1" />
            <span data-numeric className="w-12 text-right">
              {percentText(percent)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
