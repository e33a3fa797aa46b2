import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLive, useServerNow } from '../../../sync/browser/react.ts'
import { myCompany } from '../../companies/companies.queries.ts'
import { dateText, dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { type Branch, pathUp } from '../charts/forest.rules.ts'
import { ChartPicture, PAPER_FONT } from '../picture/ChartPicture.tsx'
import { makeMeasure } from '../picture/measure.ts'
import { sizeOf } from '../picture/pictured.rules.ts'
import { type Paper, sheetName } from './paper.rules.ts'
import { PrintedList } from './PrintedList.tsx'
import type { PrintedPage, PrintedPages } from './print-pages.rules.ts'
import { pageOf } from './print.text.ts'

export interface Printing {
  name: string
  roots: readonly Branch[]
  /** Null for a list. */
  planned: PrintedPages | null
  paper: Paper
  showsRoles: boolean
}

const ONCE = 3_600_000

/** What is printed in place of the screen, as long as the browser’s dialog is open. */
export function Printed({ printing, onDone }: { printing: Printing; onDone: () => void }) {
  const { name, planned, roots, paper, showsRoles } = printing
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const end = () => done()
    addEventListener('afterprint', end)
    // What was just added has to be laid out before the browser takes it.
    const timer = setTimeout(() => print(), 50)
    return () => {
      clearTimeout(timer)
      removeEventListener('afterprint', end)
    }
  }, [])
  return createPortal(
    <div
      data-paper={sheetName(planned?.sheet ?? { paper, isLandscape: false })}
      data-own-numbers={planned ? '' : undefined}
      className="hidden print:block"
    >
      {planned ? (
        planned.pages.map((page, index) => (
          <Page
            key={page.branch?.seat.id ?? index}
            page={page}
            name={name}
            place={pageOf(index + 1, planned.pages.length)}
          />
        ))
      ) : (
        <>
          <Head name={name} />
          <PrintedList roots={roots} showsRoles={showsRoles} />
        </>
      )}
    </div>,
    document.body,
  )
}

/** Whose chart it is, which one, of which day, and which page. */
function Head({ name, place }: { name: string; place?: string }) {
  const company = useLive(myCompany, {})
  const now = useServerNow(ONCE)
  return (
    <header className="flex justify-between gap-4 border-b border-line pb-1 text-xs text-soft">
      <span>
        {company?.name} · {name}
      </span>
      <span>
        {dateText(new Date(now).toISOString())}
        {place && ` · ${place}`}
      </span>
    </header>
  )
}

function Page({ page, name, place }: { page: PrintedPage; name: string; place: string }) {
  const [measure] = useState(() => makeMeasure(PAPER_FONT))
  const today = useToday()
  const { pictured, scale, branch } = page
  const size = sizeOf(pictured)
  const path = branch ? [branch, ...pathUp(branch)].map(({ seat }) => seat.name).toReversed() : []
  return (
    <section className="break-inside-avoid break-after-page last:break-after-auto">
      <Head name={name} place={place} />
      {path.length > 1 && <p className="pt-1 text-xs">{path.join(' > ')}</p>}
      <div className="flex justify-center">
        <ChartPicture
          {...{ pictured, measure }}
          font={PAPER_FONT}
          dayOf={(day) => dayLabel(day, today)}
          title={path.at(-1) ?? name}
          width={size.width * scale}
          height={size.height * scale}
        />
      </div>
    </section>
  )
}
