import { useContext } from 'react'
import type { Branch } from '../charts/forest.rules.ts'
import { useChart } from '../screen/chart-context.ts'
import { HolderGoals } from './HolderGoals.tsx'
import { MadeOfSeat } from './MadeOfSeat.tsx'
import { Measures } from './Measures.tsx'
import { NameField } from './NameField.tsx'
import { NoteField } from './NoteField.tsx'
import { RolesList } from './RolesList.tsx'
import { SeatFacts } from './SeatFacts.tsx'
import { SeatSections } from './seat-sections.ts'

/** Everything about one seat. What one may not edit is shown as text. */
export function SeatDetails({ branch }: { branch: Branch }) {
  const { mayEdit, maySayRoles, chart } = useChart()
  const sectionsOf = useContext(SeatSections)
  const { seat } = branch
  const isEditable = mayEdit(seat)
  const measured = seat.isDraft ? seat.liveSeatId : seat.id
  return (
    <div className="divide-y divide-line px-4 pb-4">
      <div className="pb-3">
        {isEditable && <NameField seat={seat} />}
        <SeatFacts branch={branch} isEditable={isEditable} />
      </div>
      <RolesList seat={seat} isEditable={maySayRoles(seat)} />
      {measured !== null && (
        <Measures branch={branch} seatId={measured} mayEdit={chart.kind === 'live' && maySayRoles(seat)} />
      )}
      <HolderGoals holders={seat.holders} />
      {measured !== null && sectionsOf(measured)}
      {measured !== null && <MadeOfSeat seatId={measured} />}
      <NoteField seat={seat} isEditable={isEditable} />
    </div>
  )
}
