import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Select } from '../../../ui/Select.tsx'
import { sheetName } from '../frame/sheet-name.ts'
import type { OpenSheet } from '../frame/ToolFrame.tsx'
import { type ItemEntry, itemsOfSheet, type SheetEntry } from '../sheets/sheets.queries.ts'
import { SECTIONS } from '../sheets/tool-kinds.rules.ts'
import { scoresOf, weakestLever } from './offer-score.rules.ts'
import { COMPARE_WITH, NOT_COMPARED } from './the-offer.text.ts'
import { OfferPart } from './OfferPart.tsx'
import { OfferScore } from './OfferScore.tsx'

/** An offer part by part, with its score, and another one beside it if one wants to compare. */
export function OfferSheet({ open }: { open: OpenSheet }) {
  const { sheet, items, others, mayEdit } = open
  const [otherId, setOtherId] = useState('')
  const other = others.find((one) => one.sheet.id === otherId)
  const scores = scoresOf(items)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <OfferScore title={sheet.title} scores={scores} />
        {other && <OtherScore entry={other} />}
        {others.length > 0 && (
          <Select
            label={COMPARE_WITH}
            name="other"
            className="w-64 max-w-full print:hidden"
            value={otherId}
            placeholder={NOT_COMPARED}
            onChange={setOtherId}
            options={others.map((one) => ({ value: one.sheet.id, label: sheetName(one) }))}
          />
        )}
      </div>
      <ul className="grid gap-2">
        {SECTIONS['the-offer'].map((part) => (
          <OfferPart
            key={part}
            sheetId={sheet.id}
            part={part}
            item={itemOf(items, part)}
            isWeakest={weakestLever(scores) === part}
            mayEdit={mayEdit}
          >
            {other && <OtherPart sheetId={other.sheet.id} title={other.sheet.title} part={part} />}
          </OfferPart>
        ))}
      </ul>
    </div>
  )
}

const itemOf = (items: readonly ItemEntry[], part: string) => items.find(({ section }) => section === part)

function OtherScore({ entry: { sheet } }: { entry: SheetEntry }) {
  const items = useLive(itemsOfSheet, { sheetId: sheet.id })
  return items && <OfferScore title={sheet.title} scores={scoresOf(items)} />
}

function OtherPart({ sheetId, title, part }: { sheetId: string; title: string; part: string }) {
  const item = itemOf(useLive(itemsOfSheet, { sheetId }) ?? [], part)
  return (
    <div className="rounded-md bg-sunken px-2.5 py-1.5 text-[0.8125rem]">
      <p className="text-xs text-soft">{title}</p>
      <p className="break-words whitespace-pre-wrap">
        {[item?.score, item?.text].filter(Boolean).join(' · ') || '–'}
      </p>
    </div>
  )
}
