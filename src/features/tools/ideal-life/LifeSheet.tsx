import { useLive } from '../../../sync/browser/react.ts'
import { FigureField } from '../frame/FigureField.tsx'
import { SectionScore } from '../frame/SectionScore.tsx'
import type { OpenSheet } from '../frame/ToolFrame.tsx'
import { SECTION_LABELS } from '../sheets/section-labels.text.ts'
import { earlierQuarters } from '../sheets/sheets.queries.ts'
import { HOURS_A_DAY, hoursOfYear, scoreOf, SCORES, WORK_DAYS } from './ideal-life.text.ts'
import { hoursAYear, LIFE_PARTS, lifeScores } from './life.rules.ts'
import { type LifeQuarter, LifeRadar } from './LifeRadar.tsx'
import { LifeTable } from './LifeTable.tsx'

/** Earlier quarters that are drawn; the table has all of them. */
const DRAWN = 3

/** The five scores of a quarter, beside those of the quarters before. */
export function LifeSheet({ open: { sheet, items, mayEdit } }: { open: OpenSheet }) {
  const earlier = useLive(earlierQuarters, { sheetId: sheet.id }) ?? []
  const scores = lifeScores(items)
  const quarters: LifeQuarter[] = [{ sheet, items }, ...earlier].map((one) => ({
    id: one.sheet.id,
    quarter: one.sheet.quarter ?? '',
    scores: lifeScores(one.items),
  }))
  const { workDays, hoursADay } = sheet.settings
  const year = hoursAYear(workDays, hoursADay)
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-start gap-x-10 gap-y-6 print:flex-nowrap">
        <div className="grid min-w-0 flex-1 basis-72 gap-5">
          <ul aria-label={SCORES} className="divide-y divide-line border-y border-line">
            {LIFE_PARTS.map((part) => (
              <li key={part} className="flex items-center gap-3 py-1.5">
                <span className="min-w-0 flex-1">{SECTION_LABELS[part]}</span>
                <SectionScore
                  sheetId={sheet.id}
                  section={part}
                  label={scoreOf(SECTION_LABELS[part])}
                  value={scores[part]}
                  mayEdit={mayEdit}
                />
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-end gap-4">
            <FigureField sheet={sheet} figure="workDays" label={WORK_DAYS} mayEdit={mayEdit} />
            <FigureField sheet={sheet} figure="hoursADay" label={HOURS_A_DAY} mayEdit={mayEdit} />
          </div>
          {year !== null && <p data-numeric>{hoursOfYear(year)}</p>}
        </div>
        <LifeRadar quarters={quarters.slice(0, DRAWN + 1)} />
      </div>
      <LifeTable quarters={quarters} />
    </div>
  )
}
