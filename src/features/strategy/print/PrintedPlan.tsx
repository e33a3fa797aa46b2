import { type ReactNode, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useLive } from '../../../sync/browser/react.ts'
import { myCompany } from '../../companies/companies.queries.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { CompanyAbove } from '../CompanyAbove.tsx'
import { Outlook, Year } from '../HowBlocks.tsx'
import LongTermIssues from '../LongTermIssues.tsx'
import { PlanContext, usePlan } from '../plan-context.ts'
import { QuarterGoals } from '../QuarterGoals.tsx'
import { preparedBy } from '../strategy.text.ts'
import { WhoBlocks } from '../WhoBlocks.tsx'
import { type Fit, fitFor, pagesOf } from './fit.rules.ts'

/** Tells on how many pages the plan fits. */
export interface Pages {
  count(): number
}

/**
 * The open plan as two sheets in landscape, as readers see it: from the values to the outlook, and from the year to long-term issues. It is
 * laid out beside the screen, so that its type can be made as small as the pages need.
 */
export default function PrintedPlan({ pages }: { pages?: RefObject<Pages | null> }) {
  const open = usePlan()
  const paper = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const sheet of sheetsIn(paper.current)) fit(sheet)
  })
  useImperativeHandle(pages, () => ({
    count: () =>
      sheetsIn(paper.current).reduce((sum, sheet) => sum + pagesOf(heightOf(sheet), roomOn(sheet)), 0),
  }))
  return createPortal(
    <PlanContext value={{ ...open, mayEdit: false }}>
      <div ref={paper} aria-hidden inert className="printed-sheets" data-sheet="landscape">
        <Sheet>
          <CompanyAbove />
          <WhoBlocks />
          <Outlook />
        </Sheet>
        <Sheet>
          <Year />
          <QuarterGoals />
          <LongTermIssues />
        </Sheet>
      </div>
    </PlanContext>,
    document.body,
  )
}

function Sheet({ children }: { children: ReactNode }) {
  const { team, name } = usePlan()
  const company = useLive(myCompany, {})
  const today = useToday()
  return (
    <section data-fit>
      <header className="mb-2 flex items-baseline justify-between gap-6 border-b-2 border-ink pb-1">
        <span className="text-xl font-semibold">{company?.name}</span>
        <span>{name}</span>
        <span className="text-xs text-soft">
          {preparedBy(team.name)} · {dayLabel(today, '')}
        </span>
      </header>
      <div className="printed-columns @container/column">{children}</div>
    </section>
  )
}

const sheetsIn = (paper: HTMLElement | null): HTMLElement[] =>
  paper ? [...paper.querySelectorAll<HTMLElement>('[data-fit]')] : []

const heightOf = (sheet: HTMLElement): number => sheet.getBoundingClientRect().height

/** How high a page is between its margins, on A4 and Letter alike. */
const roomOn = (sheet: HTMLElement): number => parseFloat(getComputedStyle(sheet).getPropertyValue('--room'))

function fit(sheet: HTMLElement): void {
  const lay = ({ scale, isWhole }: Fit) => {
    sheet.style.setProperty('--scale', String(scale))
    sheet.toggleAttribute('data-whole-blocks', isWhole)
    return heightOf(sheet)
  }
  lay(fitFor(lay, roomOn(sheet)))
}
