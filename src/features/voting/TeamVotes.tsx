import { Settings2 } from 'lucide-react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { later } from '../../ui/later.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { usePreload } from '../../ui/use-preload.ts'
import { canSetVoteLimit } from '../meetings/meetings.access.ts'
import { VOTING_OPTIONS } from './limits.text.ts'
import { teamVoting } from './voting.queries.ts'

const VotingOptions = later(() => import('./VotingOptions.tsx'))

type TeamVotesProps = { teamId: string; limit: number | undefined }

/** How many votes each member of a team has outside of meetings, and whether it shows who has voted, for those who may decide it. */
export function TeamVotes({ teamId, limit }: TeamVotesProps) {
  const mayChange = canSetVoteLimit(useActor(), undefined)
  const team = useLive(teamVoting, { teamId })
  usePreload(VotingOptions)
  if (!mayChange || !team) return null
  return (
    <Popover
      label={VOTING_OPTIONS}
      align="end"
      width="w-64"
      trigger={<IconButton label={VOTING_OPTIONS} icon={<Settings2 aria-hidden />} className="-my-1.5" />}
    >
      {(close) => (
        <VotingOptions
          teamId={teamId}
          limit={team.companyVoteLimit ?? limit}
          showsVoters={team.showsVoters}
          onDone={close}
        />
      )}
    </Popover>
  )
}
