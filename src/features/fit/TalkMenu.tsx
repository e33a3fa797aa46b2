import { CircleDot, Ellipsis, ListPlus, MessagesSquare } from 'lucide-react'
import { use } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useFit } from './fit-context.ts'
import { TalkPlanning } from './talk-planning.ts'
import type { RatedPerson } from './fit.queries.ts'
import { actionsFor, MAKE_ISSUE, MAKE_TASK, PLAN_CONVERSATION } from './fit.text.ts'

type TalkMenuProps = {
  entry: RatedPerson
  about: string
  /** In a grid, which is one stop for Tab. */
  isInGrid?: boolean
}

/** What to do about a mark that should be talked about. */
export function TalkMenu({ entry, about, isInGrid = false }: TalkMenuProps) {
  const { raise } = useFit()
  const planning = use(TalkPlanning)
  const label = actionsFor(`${entry.name}, ${about}`)
  return (
    <Menu
      label={label}
      align="end"
      sections={[
        {
          entries: [
            ...(planning
              ? [
                  {
                    label: PLAN_CONVERSATION,
                    icon: <MessagesSquare aria-hidden />,
                    onSelect: () => raise({ kind: 'conversation', entry, about }),
                  },
                ]
              : []),
            {
              label: MAKE_TASK,
              icon: <ListPlus aria-hidden />,
              onSelect: () => raise({ kind: 'task', entry, about }),
            },
            {
              label: MAKE_ISSUE,
              icon: <CircleDot aria-hidden />,
              onSelect: () => raise({ kind: 'issue', entry, about }),
            },
          ],
        },
      ]}
      trigger={
        <IconButton
          label={label}
          icon={<Ellipsis aria-hidden />}
          {...(isInGrid && { tabIndex: -1, className: '!size-6' })}
        />
      }
    />
  )
}
