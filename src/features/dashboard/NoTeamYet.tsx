import { useActor } from '../../sync/browser/react.ts'
import { ASK_FOR_A_TEAM, GO_TO_TEAMS } from '../teams/no-teams.text.ts'
import { canCreateTeams } from '../teams/teams.access.ts'
import { SeeAllLink } from './SeeAllLink.tsx'

/** In a panel of somebody who is on no team: `text` says what it will show, and the rest how that comes about. */
export function NoTeamYet({ text }: { text: string }) {
  const mayCreate = canCreateTeams(useActor())
  return (
    <p className="border-t border-line px-4 py-3 text-soft">
      {text}{' '}
      {mayCreate ? (
        <SeeAllLink to="/people" search={{ tab: 'team' }}>
          {GO_TO_TEAMS}
        </SeeAllLink>
      ) : (
        ASK_FOR_A_TEAM
      )}
    </p>
  )
}
