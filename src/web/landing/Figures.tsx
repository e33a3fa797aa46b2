import { FIGURES, FIGURES_TITLE } from './landing.text.ts'

/** Four numbers, large. */
export function Figures() {
  return (
    <section aria-labelledby="figures" className="border-y border-hair bg-sunken px-5 py-12 md:py-16">
      <div className="mx-auto grid max-w-6xl gap-8">
        <h2 id="figures" className="text-[0.8125rem] font-medium text-soft">
          {FIGURES_TITLE}
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {FIGURES.map(([figure, what]) => (
            <div key={what} className="flex flex-col-reverse justify-end gap-1 border-l border-line pl-5">
              <dt className="text-soft">{what}</dt>
              <dd data-numeric className="text-3xl font-semibold tracking-tight md:text-5xl">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
