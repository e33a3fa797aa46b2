import { FreeStart } from './FreeStart.tsx'
import { LAUNCH } from './landing.text.ts'

/** Comes up once somebody has scrolled; until then nobody can reach it. */
export function BottomBar() {
  return (
    <>
      <div aria-hidden data-scrolled className="pointer-events-none absolute top-0 h-[101px] w-px" />
      <aside
        data-bottom-bar
        aria-label={LAUNCH}
        className="invisible fixed inset-x-0 bottom-0 z-10 translate-y-full border-t border-line bg-raised px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] opacity-0 transition duration-200"
      >
        <div className="mx-auto flex max-w-6xl items-center gap-4">
          <p className="text-base font-semibold text-balance max-md:text-sm">{LAUNCH}</p>
          <FreeStart className="ml-auto shrink-0 max-md:px-4 max-md:text-sm" />
        </div>
      </aside>
    </>
  )
}
