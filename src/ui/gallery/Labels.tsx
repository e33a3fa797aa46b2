import { Users } from 'lucide-react'
import { Avatar } from '../Avatar.tsx'
import { Badge } from '../Badge.tsx'
import { CountBadge } from '../CountBadge.tsx'
import { Figures } from '../Figures.tsx'
import { Button } from '../Button.tsx'
import { Kbd, KeyOfButton } from '../Kbd.tsx'
import { KeyList } from '../KeyList.tsx'
import { Logo } from '../Logo.tsx'
import { Part } from './Part.tsx'

export function Labels() {
  return (
    <>
      <Part name="Figures" layout="columns">
        <Figures
          rows={[
            ['People', 1_250],
            ['Longest wait', '12 s'],
          ]}
        />
      </Part>
      <Part name="Badge">
        <Badge variant="todo">To do</Badge>
        <Badge variant="inprogress">In progress</Badge>
        <Badge variant="done">Done</Badge>
        <Badge variant="personal">Personal</Badge>
        <Badge variant="team">Operations</Badge>
        <Badge variant="good">On track</Badge>
        <Badge variant="bad">Off track</Badge>
        <Badge variant="warn">Expired</Badge>
        <Badge variant="info">Scriber</Badge>
        <Badge>Archived</Badge>
        <Badge variant="info" icon={<Users aria-hidden />}>
          With an icon
        </Badge>
        <div className="flex w-32">
          <Badge variant="team">A team with a name too long for its place</Badge>
        </div>
      </Part>
      <Part name="CountBadge" about="Shows nothing at zero.">
        <CountBadge count={0} label="pending invitations" />
        <CountBadge count={1} label="pending invitation" />
        <CountBadge count={42} label="pending invitations" />
        <CountBadge count={1_250} label="pending invitations" />
      </Part>
      <Part name="Avatar">
        {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
          <Avatar key={size} size={size} name="Maya Lindqvist" />
        ))}
        <Avatar size="lg" name="Maya Lindqvist" picture="/icon-192.png" />
        <Avatar size="lg" name="" />
      </Part>
      <Part name="Kbd" about="Hidden on phones, which have no such keys.">
        <Kbd keys="E" />
        <Kbd keys="Ctrl K" />
        <Kbd keys="Ctrl Shift Enter" />
      </Part>
      <Part name="KeyOfButton">
        <Button>
          Drop
          <KeyOfButton keys="D" />
        </Button>
        <Button variant="primary">
          Solved
          <KeyOfButton keys="S" />
        </Button>
      </Part>
      <Part name="KeyList" layout="stack">
        <KeyList
          keys={[
            { does: 'Next section', keys: ['→'] },
            { does: 'Pause or resume', keys: ['P', 'Space'] },
          ]}
        />
      </Part>
      <Part name="Logo">
        <Logo className="size-4" />
        <Logo />
        <Logo className="size-12" />
      </Part>
    </>
  )
}
