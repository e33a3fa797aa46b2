import { useEffect, useState } from 'react'
import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { toast, toastUndo } from '../../../ui/toast.ts'
import { myTeams } from '../../teams/teams.queries.ts'
import type { AgendaSection, Team } from '../../teams/teams.table.ts'
import type { MeetingType } from '../meetings.table.ts'
import { setAgenda } from './agenda.mutations.ts'
import { agendaOf, agendaProblem, DEFAULT_AGENDAS, isSameAgenda, ownAgenda } from './agenda.rules.ts'
import {
  AGENDA_CHANGED_MEANWHILE,
  AGENDA_EXPLAINED,
  AGENDA_RESET,
  AGENDA_SAVED,
  agendaTitle,
  RESET_AGENDA,
  SAVE_AGENDA,
} from './agenda.text.ts'
import { AgendaEditor } from './AgendaEditor.tsx'
import { useAgendaDraft } from './use-agenda-draft.ts'

type AgendaDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  teamId: string
  meetingType: MeetingType
}

/** A team's agenda of one kind of meeting, for somebody who manages the team. */
export default function AgendaDialog({ teamId, meetingType, ...dialog }: AgendaDialogProps) {
  const team = useLive(myTeams, {})?.find(({ id }) => id === teamId)
  const [isChanged, setChanged] = useState(false)
  return (
    <Dialog
      {...dialog}
      size="xl"
      title={agendaTitle(team?.name ?? '', meetingType)}
      description={AGENDA_EXPLAINED}
      changed={isChanged}
    >
      {team ? (
        <TeamAgenda
          {...{ team, meetingType }}
          onChanged={setChanged}
          onClose={() => dialog.onOpenChange(false)}
        />
      ) : (
        <SkeletonRows rows={7} rowHeight="h-12" />
      )}
    </Dialog>
  )
}

type TeamAgendaProps = {
  team: Team
  meetingType: MeetingType
  onChanged: (isChanged: boolean) => void
  onClose: () => void
}

function TeamAgenda({ team, meetingType, onChanged, onClose }: TeamAgendaProps) {
  const mutate = useMutate()
  const teamId = team.id
  const own = ownAgenda(team, meetingType)
  const [opened] = useState(own)
  const draft = useAgendaDraft(agendaOf(team, meetingType))
  const { sections } = draft
  const isChanged = !isSameAgenda(sections, opened ?? DEFAULT_AGENDAS[meetingType])
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])

  function save(agenda: readonly AgendaSection[] | null): void {
    if (mutate(setAgenda, { teamId, meetingType, agenda })) return
    onClose()
    if (agenda) toast.success(AGENDA_SAVED)
    else toastUndo(AGENDA_RESET, team.name, () => mutate(setAgenda, { teamId, meetingType, agenda: own }))
  }

  return (
    <>
      {!isSame(own, opened) && <Alert kind="warn" title={AGENDA_CHANGED_MEANWHILE} />}
      <AgendaEditor {...{ draft, teamId, meetingType }} />
      <DialogActions start={own && <Button onClick={() => save(null)}>{RESET_AGENDA}</Button>}>
        <Button
          variant="primary"
          disabled={agendaProblem(sections) !== null}
          onClick={() => save(isSameAgenda(sections, DEFAULT_AGENDAS[meetingType]) ? null : sections)}
        >
          {SAVE_AGENDA}
        </Button>
      </DialogActions>
    </>
  )
}

const isSame = (one: readonly AgendaSection[] | null, other: readonly AgendaSection[] | null): boolean =>
  one && other ? isSameAgenda(one, other) : one === other
