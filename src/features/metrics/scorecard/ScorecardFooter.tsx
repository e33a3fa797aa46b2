import { Kbd } from '../../../ui/Kbd.tsx'
import { HATCHED } from './cell-looks.ts'
import { KEY_HINTS, LEGEND_MISSED, LEGEND_MISSING, LEGEND_NOTE } from './scorecard.text.ts'

/** What the marks of the grid mean, and the first keys to know. */
export const ScorecardFooter = ({ mayEnter }: { mayEnter: boolean }) => (
  <footer className="flex min-h-9 flex-wrap items-center gap-x-5 gap-y-1 px-4 py-1 text-xs text-soft">
    <Mark className="border-l-[3px] border-bad-edge bg-bad-tint" text={LEGEND_MISSED} />
    <Mark className={`border border-hatch ${HATCHED}`} text={LEGEND_MISSING} />
    <span className="flex items-center gap-2">
      <span className="size-2 bg-accent [clip-path:polygon(0_0,100%_0,100%_100%)]" />
      {LEGEND_NOTE}
    </span>
    {mayEnter && (
      <span className="ml-auto flex flex-wrap gap-x-5 gap-y-1 print:hidden [@media(hover:none)]:hidden">
        {KEY_HINTS.map(({ keys, does }) => (
          <span key={keys} className="flex items-center gap-1.5">
            <Kbd keys={keys} />
            {does}
          </span>
        ))}
      </span>
    )}
  </footer>
)

const Mark = ({ className, text }: { className: string; text: string }) => (
  <span className="flex items-center gap-2">
    <span className={`h-3 w-4 rounded-xs ${className}`} />
    {text}
  </span>
)
