import { FreeStart } from './FreeStart.tsx'
import { FINAL_SUMMARY, FINAL_TITLE, SCHEDULE_DEMO, START_TRIAL } from './landing.text.ts'

/** The end of the page, with the same question as its beginning. */
export function FinalCall() {
  return (
    <section
      aria-labelledby="final"
      className="border-t border-hair bg-sunken px-5 py-20 text-center md:py-28"
    >
      <div className="mx-auto grid max-w-3xl justify-items-center gap-6">
        <h2
          id="final"
          className="text-3xl leading-tight font-semibold tracking-tight text-balance md:text-5xl"
        >
          {FINAL_TITLE}
        </h2>
        <p className="text-base text-pretty text-soft md:text-lg">{FINAL_SUMMARY}</p>
        <div className="flex flex-wrap justify-center gap-3 max-md:w-full">
          <FreeStart text={START_TRIAL} className="max-md:w-full" />
          <a
            href="/signup"
            className="inline-flex min-h-11 items-center justify-center rounded-md border border-control-line/60 bg-page px-5 text-base font-medium hover:bg-hover max-md:w-full"
          >
            {SCHEDULE_DEMO}
          </a>
        </div>
      </div>
    </section>
  )
}
