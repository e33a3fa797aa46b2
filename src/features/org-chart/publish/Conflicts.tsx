import { useLive } from '../../../sync/browser/react.ts'
import { orgChartsInSight, seatsOfChart } from '../charts/charts.queries.ts'
import type { Publication } from './publish.rules.ts'
import {
  ALSO_CHANGED,
  ALSO_CHANGED_EXPLAINED,
  draftSays,
  fieldOfSeat,
  FIELDS,
  liveSays,
} from './publish.text.ts'
import type { FieldOf } from './three-way.rules.ts'
import { useSaid } from './use-said.ts'

type ConflictsProps = {
  publication: Pick<Publication, 'conflicts' | 'added'>
  taken: readonly FieldOf[]
  onTake: (taken: FieldOf[]) => void
}

/** What the draft and others have changed differently; the live chart’s stays unless the draft’s is chosen. */
export function Conflicts(props: ConflictsProps) {
  if (props.publication.conflicts.length === 0) return null
  return (
    <section className="border-t border-line pt-3">
      <h3 className="text-[0.8125rem] font-semibold">{ALSO_CHANGED}</h3>
      <p className="text-[0.8125rem] text-soft">{ALSO_CHANGED_EXPLAINED}</p>
      <Choices {...props} />
    </section>
  )
}

function Choices({ publication: { conflicts, added }, taken, onTake }: ConflictsProps) {
  const liveId = useLive(orgChartsInSight, {})?.live?.id ?? ''
  const seats = useLive(seatsOfChart, { chartId: liveId }) ?? []
  const said = useSaid(new Map([...seats, ...added].map(({ id, name }) => [id, name])))
  const isOther =
    ({ seatId, field }: FieldOf) =>
    (one: FieldOf) =>
      one.seatId !== seatId || one.field !== field
  return (
    <ul aria-label={ALSO_CHANGED} className="mt-2 grid gap-3">
      {conflicts.map((conflict) => {
        const { seatId, field, name } = conflict
        const isTaken = !taken.every(isOther(conflict))
        const others = taken.filter(isOther(conflict))
        return (
          <li key={`${seatId} ${field}`}>
            <fieldset>
              <legend className="font-medium">{fieldOfSeat(FIELDS[field], name)}</legend>
              <Choice
                name={`${seatId} ${field}`}
                label={liveSays(said(conflict, 'live'))}
                checked={!isTaken}
                onChoose={() => onTake(others)}
              />
              <Choice
                name={`${seatId} ${field}`}
                label={draftSays(said(conflict, 'draft'))}
                checked={isTaken}
                onChoose={() => onTake([...others, { seatId, field }])}
              />
            </fieldset>
          </li>
        )
      })}
    </ul>
  )
}

type ChoiceProps = { name: string; label: string; checked: boolean; onChoose: () => void }

const Choice = ({ name, label, checked, onChoose }: ChoiceProps) => (
  <label className="flex min-h-control items-center gap-2">
    <input type="radio" name={name} checked={checked} onChange={onChoose} className="size-4 accent-accent" />
    <span className="min-w-0 break-words">{label}</span>
  </label>
)
