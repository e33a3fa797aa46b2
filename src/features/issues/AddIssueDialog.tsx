import { useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { myTeams } from '../teams/teams.queries.ts'
import { NoTeams } from '../teams/NoTeams.tsx'
import { TeamSelect } from '../work/TeamSelect.tsx'
import { IssueFields } from './IssueFields.tsx'
import { SeenBefore } from './similar/SeenBefore.tsx'
import { createIssue } from './issues.mutations.ts'
import { likelyIssueTeam } from './issues.queries.ts'
import type { IssueType } from './issues.table.ts'
import { ADD_ISSUE, ADD_ISSUE_DIALOG, ISSUE_ADDED, NO_TEAMS } from './issues.text.ts'

type AddIssueDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The proposed team; without it, the one in which the person last raised an issue. */
  teamId?: string | undefined
  issueType?: IssueType | undefined
  /** What its title begins with, and what it says of where it comes from. */
  title?: string
  description?: string
  /** The running meeting in which it is raised. */
  meetingId?: string | undefined
  onCreated?: ((issueId: string) => void) | undefined
  /** What its author should know of the chosen team. */
  warning?: (team: string) => string
}

export default function AddIssueDialog({
  teamId,
  issueType,
  title,
  description,
  meetingId,
  onCreated,
  warning,
  ...dialog
}: AddIssueDialogProps) {
  const likely = useLive(likelyIssueTeam, {})
  const proposed = teamId ?? likely
  return (
    <FormDialog
      {...dialog}
      title={ADD_ISSUE_DIALOG}
      mutation={createIssue}
      read={(form, id) => ({
        id,
        title: form.text('title'),
        description: form.optional('description'),
        issueType: form.raw('issueType'),
        teamId: form.raw('teamId'),
        ownerId: form.optional('ownerId'),
        meetingId: meetingId ?? null,
      })}
      submitLabel={ADD_ISSUE}
      offersAnother={!onCreated && !warning}
      onDone={({ id }) => {
        onCreated?.(id)
        toast.success(ISSUE_ADDED)
      }}
      instead={proposed ? undefined : <NoTeams text={NO_TEAMS} />}
    >
      {proposed && (
        <NewIssueFields
          teamId={proposed}
          {...{ issueType, title, description, warning }}
          onReopened={() => dialog.onOpenChange(false)}
        />
      )}
    </FormDialog>
  )
}

type NewIssueFieldsProps = {
  teamId: string
  issueType: IssueType | undefined
  title: string | undefined
  description: string | undefined
  warning: ((team: string) => string) | undefined
  onReopened: () => void
}

function NewIssueFields({ teamId: proposed, onReopened, warning, ...first }: NewIssueFieldsProps) {
  const [teamId, setTeamId] = useState(proposed)
  const team = (useLive(myTeams, {}) ?? []).find(({ id }) => id === teamId)
  return (
    <>
      <IssueFields {...first} teamId={teamId}>
        <TeamSelect teamId={teamId} onChoose={setTeamId} />
      </IssueFields>
      {warning && team && <Alert kind="warn" title={warning(team.name)} />}
      <SeenBefore onReopened={onReopened} />
    </>
  )
}
