import { useSheet } from './sheet-context.ts'
import { SEATS, seatsBar, THE_BAR, VALUES, valuesBar } from './fit.text.ts'
import { SEAT_QUESTIONS } from './fit-marks.rules.ts'

/** What the company asks of everybody, as a line above the columns. The grid's head names them, so this is text beside the table. */
export function BarStrip({ valueColumns, template }: { valueColumns: number; template: string }) {
  const { bar } = useSheet()
  return (
    <div role="presentation" className="grid pt-2 text-xs" style={{ gridTemplateColumns: template }}>
      <span className="sticky left-0 bg-page px-4 font-medium">{THE_BAR}</span>
      {valueColumns > 0 && <BarPart name={VALUES} text={valuesBar(bar)} columns={valueColumns} />}
      <BarPart name={SEATS} text={seatsBar(bar)} columns={SEAT_QUESTIONS.length} />
    </div>
  )
}

const BarPart = ({ name, text, columns }: { name: string; text: string; columns: number }) => (
  <span
    style={{ gridColumn: `span ${columns}` }}
    className="mx-0.5 min-w-0 truncate border-b-[3px] border-accent pb-0.5 text-center text-soft"
    title={`${name}: ${text}`}
  >
    <span className="sr-only">{name}: </span>
    {text}
  </span>
)
