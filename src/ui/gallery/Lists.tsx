import { Badge } from '../Badge.tsx'
import { RowList } from '../RowList.tsx'
import { Part } from './Part.tsx'

const rows = Array.from({ length: 80 }, (_, index) => `Instrument ${index + 1}`)

export function Lists() {
  return (
    <>
      <Part name="RowList" layout="stack">
        <Rows label="Short list" items={rows.slice(0, 3)} />
      </Part>
      <Part name="RowList, long" about="Renders only the rows in view." layout="stack">
        <Rows label="Long list" items={rows} />
      </Part>
    </>
  )
}

const Rows = ({ label, items }: { label: string; items: readonly string[] }) => (
  <RowList label={label} items={items} keyOf={(name) => name} rowHeight={37}>
    {(name) => (
      <div className="flex min-h-9 items-center gap-3 px-4">
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <Badge variant="good">Calibrated</Badge>
      </div>
    )}
  </RowList>
)
