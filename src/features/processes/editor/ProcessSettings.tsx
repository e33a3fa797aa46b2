import { useId } from 'react'
import { LOCALE } from '../../../language/locale.text.ts'
import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { Select } from '../../../ui/Select.tsx'
import { displayName } from '../../people/people.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { assignProcess, updateProcess } from '../processes.mutations.ts'
import { processOwners } from '../processes.queries.ts'
import { ADVISED, charactersOf, MOST_CHARACTERS, REVIEWS } from '../processes.rules.ts'
import { PROCESS_AUDIENCES, type ProcessAudience } from '../processes.table.ts'
import {
  AUDIENCE,
  AUDIENCE_LABELS,
  charactersUsed,
  NO_OWNER,
  OWNER,
  REVIEW,
  reviewBy,
  reviewEvery,
  SETTINGS,
  STEPS,
  stepsAdvised,
} from '../processes.text.ts'
import { StateBadge } from '../StateBadge.tsx'
import { stateOfEntry } from '../list/entry-state.ts'
import { AskedReaders } from './AskedReaders.tsx'
import type { Editing } from './editing.ts'

const NEVER = 'never'

/** Whose a process is, who reads it and when it is looked at again. Each choice counts at once. */
export function ProcessSettings({ open, process }: Editing) {
  const { id, teamId, audience, reviewEvery: every, reviewDueOn, summary } = process
  const mutate = useMutate()
  const today = useToday()
  const owners = useLive(processOwners, { teamId }) ?? []
  const title = useId()
  const used = charactersOf({ summary, steps: open.steps })
  return (
    <section aria-labelledby={title} className="grid content-start gap-4 max-xl:max-w-md">
      <div className="flex items-center gap-3">
        <h2 id={title} className="font-semibold">
          {SETTINGS}
        </h2>
        <StateBadge state={stateOfEntry(open, today)} />
      </div>
      <Select
        label={OWNER}
        name="ownerId"
        {...(!open.owner && { placeholder: NO_OWNER })}
        value={open.owner?.id ?? ''}
        disabled={!open.mayAssign}
        onChange={(ownerId) => ownerId && mutate(assignProcess, { id, ownerId })}
        options={(open.owner && !owners.some((one) => one.id === open.owner?.id)
          ? [open.owner, ...owners]
          : owners
        ).map((person) => ({ value: person.id, label: displayName(person) }))}
      />
      <Select
        label={AUDIENCE}
        name="audience"
        value={audience}
        onChange={(value) => void mutate(updateProcess, { id, audience: value as ProcessAudience })}
        options={PROCESS_AUDIENCES.map((value) => ({
          value,
          label: AUDIENCE_LABELS(open.team.name)[value],
        }))}
      />
      <AskedReaders open={open} process={process} />
      <div>
        <Select
          label={REVIEW}
          name="reviewEvery"
          value={every === null ? NEVER : String(every)}
          onChange={(value) =>
            void mutate(updateProcess, { id, reviewEvery: value === NEVER ? null : Number(value) })
          }
          options={REVIEWS.map((months) => ({
            value: months === null ? NEVER : String(months),
            label: reviewEvery(months),
          }))}
        />
        {reviewDueOn && (
          <p data-numeric className="mt-1 text-[0.8125rem] text-soft">
            {reviewBy(dayLabel(reviewDueOn, today))}
          </p>
        )}
      </div>
      <p data-numeric className="text-[0.8125rem] text-soft">
        {STEPS}: {stepsAdvised(open.steps.length, ...ADVISED.steps)}
        <br />
        {charactersUsed(used.toLocaleString(LOCALE), MOST_CHARACTERS.toLocaleString(LOCALE))}
      </p>
    </section>
  )
}
