import { startOfQuarter } from '../../time/calendar.rules.ts'
import { HEADER_HEIGHT, type Layout } from './grid-layout.rules.ts'
import { indexesOf, type Range } from './grid-window.rules.ts'
import type { Weeks } from './use-weeks.ts'

type ColumnMarksProps = { weeks: Weeks; range: Range; layout: Layout; height: number }

/** Lines over all rows: beside the week that is due, and between two quarters. */
export function ColumnMarks({ weeks: { shown, due }, range, layout, height }: ColumnMarksProps) {
  const leftOf = (index: number) => layout.fixedWidth + index * layout.weekWidth
  const dueIndex = shown.indexOf(due)
  const beginsQuarter = (index: number) =>
    index > 0 && startOfQuarter(shown[index]!) !== startOfQuarter(shown[index - 1]!)
  return (
    <>
      {indexesOf(range)
        .filter(beginsQuarter)
        .map((index) => (
          <div
            key={index}
            role="presentation"
            className="pointer-events-none absolute top-0 z-40 w-px bg-control-line"
            style={{ left: leftOf(index) - 1, height }}
          />
        ))}
      {dueIndex >= 0 && (
        <div
          role="presentation"
          className="pointer-events-none absolute top-0 z-10 border-x border-accent"
          style={{
            left: leftOf(dueIndex),
            width: layout.weekWidth,
            top: HEADER_HEIGHT,
            height: height - HEADER_HEIGHT,
          }}
        />
      )}
    </>
  )
}
