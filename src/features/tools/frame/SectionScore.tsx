import { useMutate } from '../../../sync/browser/react.ts'
import { Select } from '../../../ui/Select.tsx'
import { fillToolSection } from '../sheets/items.mutations.ts'
import type { Section } from '../sheets/tool-kinds.rules.ts'

const SCORES = Array.from({ length: 10 }, (_, place) => String(place + 1))
const NONE = '–'

type SectionScoreProps = {
  sheetId: string
  section: Section
  label: string
  value: number | null
  mayEdit: boolean
}

/** A score from 1 to 10, saved as soon as it is chosen. */
export function SectionScore({ sheetId, section, label, value, mayEdit }: SectionScoreProps) {
  const mutate = useMutate()
  return (
    <Select
      label={label}
      name={`${section}-score`}
      hideLabel
      className="w-20"
      disabled={!mayEdit}
      value={value === null ? '' : String(value)}
      placeholder={NONE}
      onChange={(chosen) =>
        void mutate(fillToolSection, { sheetId, section, score: chosen === '' ? null : Number(chosen) })
      }
      options={SCORES.map((score) => ({ value: score, label: score }))}
    />
  )
}
