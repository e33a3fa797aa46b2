import { useState } from 'react'
import { useActor, useLive, useMutate } from '../../../sync/browser/react.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { toastUndo } from '../../../ui/toast.ts'
import { myTeams } from '../../teams/teams.queries.ts'
import { mayShareWith } from '../sheets/sheets.access.ts'
import { shareToolSheet } from '../sheets/sheets.mutations.ts'
import { AUDIENCES, type Audience, type ToolSheet } from '../sheets/sheets.table.ts'
import {
  AUDIENCE_LABELS,
  SEEN_BY,
  SHARE,
  SHARE_EXPLAINED,
  SHARE_SHEET,
  SHARED,
  TAKEN_BACK,
  TEAM,
} from './sheet-words.text.ts'

type ShareSheetDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; sheet: ToolSheet }

export default function ShareSheetDialog({ sheet, ...dialog }: ShareSheetDialogProps) {
  const { id, title, audience: before, teamId } = sheet
  const actor = useActor()
  const mutate = useMutate()
  const teams = useLive(myTeams, {}) ?? []
  const [audience, setAudience] = useState<Audience>(before)
  return (
    <FormDialog
      {...dialog}
      title={SHARE_SHEET}
      description={SHARE_EXPLAINED}
      size="sm"
      mutation={shareToolSheet}
      read={(form) => ({ id, audience: form.raw('audience'), teamId: form.optional('teamId') })}
      submitLabel={SHARE}
      onDone={({ audience: now }) =>
        toastUndo(now === 'private' ? TAKEN_BACK : SHARED, title, () =>
          mutate(shareToolSheet, { id, audience: before, teamId }),
        )
      }
    >
      <Select
        label={SEEN_BY}
        name="audience"
        value={audience}
        onChange={(value) => setAudience(value as Audience)}
        options={AUDIENCES.filter((one) => mayShareWith(actor, one)).map((value) => ({
          value,
          label: AUDIENCE_LABELS[value],
          disabled: value === 'team' && teams.length === 0,
        }))}
      />
      {audience === 'team' && (
        <Select
          label={TEAM}
          name="teamId"
          defaultValue={teamId ?? teams[0]?.id ?? ''}
          options={teams.map((team) => ({ value: team.id, label: team.name }))}
        />
      )}
    </FormDialog>
  )
}
