import { Pencil } from 'lucide-react'
import { useContext } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { TeamWithMembers } from './people.queries.ts'
import { displayName } from './people.rules.ts'
import { PersonHover } from './PersonHover.tsx'
import { TeamTools } from './team-tools.ts'
import { editTeam, LEADERSHIP, membersOf, NO_MEMBERS } from './team-screens.text.ts'

type TeamCardProps = {
  entry: TeamWithMembers
  /** Whether it is known that nobody is on the team. */
  isEmpty: boolean
  onEdit: () => void
}

export function TeamCard({ entry: { team, members, manages }, isEmpty, onEdit }: TeamCardProps) {
  const toolsOf = useContext(TeamTools)
  return (
    <li className="flex flex-col gap-2.5 rounded-lg border border-line p-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-2 font-semibold [overflow-wrap:anywhere]">
            {team.name}
            {team.isLeadership && <Badge variant="info">{LEADERSHIP}</Badge>}
          </h2>
          {team.description && (
            <p className="text-[0.8125rem] text-soft [overflow-wrap:anywhere]">{team.description}</p>
          )}
        </div>
        {manages && toolsOf(team)}
        {manages && (
          <IconButton
            label={editTeam(team.name)}
            icon={<Pencil aria-hidden />}
            className="-my-1 -mr-1"
            onClick={onEdit}
          />
        )}
      </div>
      {isEmpty && <p className="text-[0.8125rem] text-soft">{NO_MEMBERS}</p>}
      {members.length > 0 && (
        <ul aria-label={membersOf(team.name)} className="grid gap-1.5">
          {members.map((person) => (
            <li key={person.id} className="flex min-w-0">
              <PersonHover
                personId={person.id}
                name={displayName(person)}
                className="flex max-w-full items-center gap-2"
              >
                <Avatar size="sm" name={displayName(person)} picture={person.avatarUrl} />
                <span className="truncate">{displayName(person)}</span>
              </PersonHover>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
