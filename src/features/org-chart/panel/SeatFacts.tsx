import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LeavingIconButton } from '../../../ui/LeavingIconButton.tsx'
import { displayName } from '../../people/people.rules.ts'
import { visibleTeams } from '../../teams/teams.queries.ts'
import type { Branch } from '../charts/forest.rules.ts'
import { useChart } from '../screen/chart-context.ts'
import { holderLine } from '../screen/seat-words.ts'
import { removeHolder } from '../seats/holders.mutations.ts'
import {
  ADD_HOLDER,
  ADD_SECOND_LINE,
  ALSO_REPORTS,
  HOLDER,
  removeHolderNamed,
  removeLineTo,
  REPORTS_TO,
  TEAM,
  TOP_OF_CHART,
} from '../seats/seat.text.ts'
import { removeSecondLine } from '../seats/second-lines.mutations.ts'
import { SeatChoices } from './SeatChoices.tsx'

type SeatFactsProps = { branch: Branch; isEditable: boolean }

/** Who holds a seat, to whom it reports, and to which team it belongs. */
export function SeatFacts({ branch, isEditable }: SeatFactsProps) {
  const { ask, forest, openSeat } = useChart()
  const mutate = useMutate()
  const teamName = useLive(visibleTeams, {})?.find(({ id }) => id === branch.seat.teamId)?.name
  const { seat, parent } = branch
  const lines = seat.secondLineIds.flatMap((id) => forest.byId.get(id) ?? [])
  return (
    <>
      <dl className="mt-2 grid gap-1">
        <Fact
          label={HOLDER}
          action={
            isEditable && (
              <IconButton
                label={ADD_HOLDER}
                icon={<Plus aria-hidden />}
                onClick={() => ask('holder', branch)}
              />
            )
          }
        >
          {seat.holders.length === 0 && <span className="text-soft">{holderLine(seat)}</span>}
          {seat.holders.map((person) => (
            <Removable
              key={person.id}
              label={removeHolderNamed(displayName(person))}
              {...(isEditable && {
                onRemove: () => void mutate(removeHolder, { seatId: seat.id, personId: person.id }),
              })}
            >
              <Avatar name={displayName(person)} picture={person.avatarUrl} size="sm" />
              <span data-person={person.id} className="min-w-0 truncate font-medium">
                {displayName(person)}
              </span>
            </Removable>
          ))}
        </Fact>
        <Fact label={REPORTS_TO}>
          {parent ? (
            <SeatLink branch={parent} onOpen={openSeat} />
          ) : (
            <span className="text-soft">{TOP_OF_CHART}</span>
          )}
        </Fact>
        {(lines.length > 0 || isEditable) && (
          <Fact
            label={ALSO_REPORTS}
            action={
              isEditable && (
                <IconButton
                  label={ADD_SECOND_LINE}
                  icon={<Plus aria-hidden />}
                  onClick={() => ask('line', branch)}
                />
              )
            }
          >
            {lines.map((line) => (
              <Removable
                key={line.seat.id}
                label={removeLineTo(line.seat.name)}
                {...(isEditable && {
                  onRemove: () => void mutate(removeSecondLine, { seatId: seat.id, toId: line.seat.id }),
                })}
              >
                <SeatLink branch={line} onOpen={openSeat} />
              </Removable>
            ))}
          </Fact>
        )}
        {!isEditable && teamName && <Fact label={TEAM}>{teamName}</Fact>}
      </dl>
      {isEditable && <SeatChoices seat={seat} />}
    </>
  )
}

type FactProps = { label: string; action?: ReactNode; children: ReactNode }

const Fact = ({ label, action, children }: FactProps) => (
  <div className="flex min-h-control items-center gap-2">
    <dt className="w-24 shrink-0 py-1.5 max-md:w-20 text-[0.8125rem] text-soft">{label}</dt>
    <dd className="grid min-w-0 flex-1 gap-0.5 py-1">{children}</dd>
    {action && <dd>{action}</dd>}
  </div>
)

type RemovableProps = { label: string; onRemove?: () => void; children: ReactNode }

const Removable = ({ label, onRemove, children }: RemovableProps) => (
  <span className="flex min-h-6 min-w-0 items-center gap-2">
    <span className="flex min-w-0 flex-1 items-center gap-2">{children}</span>
    {onRemove && (
      <LeavingIconButton label={label} icon={<X aria-hidden />} onClick={onRemove} className="md:size-6" />
    )}
  </span>
)

type SeatLinkProps = { branch: Branch; onOpen: (seatId: string) => void }

const SeatLink = ({ branch: { seat }, onOpen }: SeatLinkProps) => (
  <button
    type="button"
    onClick={() => onOpen(seat.id)}
    className="min-h-6 min-w-0 text-left break-words hover:underline max-md:min-h-control"
  >
    {seat.name} <span className="text-soft">{holderLine(seat)}</span>
  </button>
)
