import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/Select.tsx'
import {
  COLUMNS,
  HOLDS,
  KIND_LABELS,
  MOVER_FIELD_LABELS,
  NOT_READ,
  READ_AGAIN,
  rowsRead,
  WEEK,
} from './mover-card.text.ts'
import {
  FIELDS_OF,
  type FileMapping,
  MOVER_KINDS,
  type MoverField,
  type MoverKind,
} from './mover-fields.rules.ts'
import type { MoverFile } from './mover-report.requests.ts'

type MoverFileCardProps = { file: MoverFile; pending: boolean; onMap: (mapping: FileMapping) => void }

/** How one file was understood, and where people say how it is to be read. */
export function MoverFileCard({ file, pending, onMap }: MoverFileCardProps) {
  const { name, kind } = file
  const [columns, setColumns] = useState(() => file.columns.map(({ field }) => field))
  const places = file.columns.map((column, place) => ({ ...column, place }))
  const isChanged = file.columns.some(({ field }, place) => field !== columns[place])
  return (
    <section className="grid gap-2 rounded-md border border-line p-3" aria-label={name}>
      <div className="grid gap-2 sm:grid-cols-2">
        <div className="min-w-0">
          <h3 className="font-medium [overflow-wrap:anywhere]">{name}</h3>
          <p className="text-[0.8125rem] text-soft tabular-nums">
            {kind === null ? NOT_READ : rowsRead(file.rows, file.refused)}
          </p>
        </div>
        <Select
          label={HOLDS}
          name={`kind ${name}`}
          value={kind ?? ''}
          disabled={pending}
          placeholder={NOT_READ}
          options={MOVER_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
          onChange={(value) => onMap({ name, kind: value === '' ? null : (value as MoverKind), columns: [] })}
        />
      </div>
      {kind !== null && (
        <details>
          <summary className="cursor-pointer py-1">{COLUMNS}</summary>
          <div className="grid gap-2 pt-2 sm:grid-cols-3">
            {places.map(({ title, isWeek, place }) =>
              isWeek && columns[place] === null ? (
                <p key={place} className="text-[0.8125rem] text-soft">
                  {title}: {WEEK}
                </p>
              ) : (
                <Select
                  key={place}
                  label={title || `#${place + 1}`}
                  name={`${name} ${place}`}
                  value={columns[place] ?? ''}
                  placeholder={NOT_READ}
                  options={FIELDS_OF[kind].map((value) => ({ value, label: MOVER_FIELD_LABELS[value] }))}
                  onChange={(value) =>
                    setColumns(columns.with(place, value === '' ? null : (value as MoverField)))
                  }
                />
              ),
            )}
          </div>
          {isChanged && (
            <Button pending={pending} onClick={() => onMap({ name, kind, columns })}>
              {READ_AGAIN}
            </Button>
          )}
        </details>
      )}
    </section>
  )
}
