import { ChevronDown } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { myTeams } from '../../teams/teams.queries.ts'
import type { AgendaSection } from '../../teams/teams.table.ts'
import type { MeetingType } from '../meetings.table.ts'
import { ownAgenda, plannedMinutes } from './agenda.rules.ts'
import { OTHER_TEAMS, START_FROM, templateLength, templateName } from './agenda.text.ts'
import { TEMPLATES } from './templates.rules.ts'

type TemplateMenuProps = {
  teamId: string
  meetingType: MeetingType
  onChoose: (sections: readonly AgendaSection[]) => void
}

const TEAMS_OFFERED = 8

/** Agendas to start from: the product's, and those that other teams have made. */
export function TemplateMenu({ teamId, meetingType, onChoose }: TemplateMenuProps) {
  const others = (useLive(myTeams, {}) ?? []).flatMap(({ id, name, ...team }) => {
    const sections = id === teamId ? null : ownAgenda(team, meetingType)
    return sections ? [{ label: name, ...entryOf(sections) }] : []
  })
  function entryOf(sections: readonly AgendaSection[]) {
    return { detail: templateLength(plannedMinutes(sections)), onSelect: () => onChoose(sections) }
  }
  return (
    <Menu
      label={START_FROM}
      width="w-64"
      trigger={
        <Button size="sm">
          {START_FROM}
          <ChevronDown aria-hidden />
        </Button>
      }
      sections={[
        {
          entries: TEMPLATES[meetingType].map((template) => ({
            label: templateName(template),
            ...entryOf(template.sections),
          })),
        },
        ...(others.length > 0 ? [{ heading: OTHER_TEAMS, entries: others.slice(0, TEAMS_OFFERED) }] : []),
      ]}
    />
  )
}
