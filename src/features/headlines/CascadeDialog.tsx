import { useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { Chips } from '../../ui/Chips.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/toast.ts'
import { cascadeMessage } from './cascading.mutations.ts'
import { HeadlineFields } from './HeadlineFields.tsx'
import { otherTeams } from './headlines.queries.ts'
import {
  CASCADE_EXPLAINED,
  MESSAGE_SENT,
  messageSentTo,
  NO_OTHER_TEAM,
  SEND_MESSAGE,
  TO_TEAM,
} from './headlines.text.ts'

type CascadeDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The team that is meeting. */
  teamId: string
  meetingId: string
}

/** Tells another team something from a meeting. */
export default function CascadeDialog({ teamId, meetingId, ...dialog }: CascadeDialogProps) {
  const teams = useLive(otherTeams, { teamId })
  const [headlineId] = useState(newId)
  return (
    <FormDialog
      {...dialog}
      title={SEND_MESSAGE}
      description={CASCADE_EXPLAINED}
      mutation={cascadeMessage}
      read={(form, id) => ({
        id,
        headlineId,
        meetingId,
        toTeamId: form.raw('toTeamId'),
        title: form.text('title'),
        content: form.optional('content'),
      })}
      submitLabel={SEND_MESSAGE}
      onDone={({ toTeamId }) =>
        toast.success(MESSAGE_SENT, messageSentTo(teams?.find(({ id }) => id === toTeamId)?.name ?? ''))
      }
      instead={teams?.length === 0 ? <p>{NO_OTHER_TEAM}</p> : undefined}
    >
      <HeadlineFields />
      <Chips>
        <Select
          label={TO_TEAM}
          name="toTeamId"
          options={(teams ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Chips>
    </FormDialog>
  )
}
