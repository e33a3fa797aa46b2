import { UsersRound } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { requestJson } from '../../ui/request.ts'
import { makeResource } from '../../ui/resource.ts'
import type { DemoPerson } from '../accounts/sign-in/sign-in.requests.ts'
import { SWITCH_DEMO_PERSON, SWITCH_PERSON } from './demo.text.ts'
import { switchTo } from './switch-person.ts'

const demoPeople = makeResource(() => requestJson<{ people: DemoPerson[] }>('GET', '/api/demo/people'))

/** Lets a visitor of the demo company become another of its people. */
export default function DemoPeople({ email }: { email: string }) {
  const { data } = demoPeople.use()
  if (!data) return null
  const entries = data.people.map((person) => ({
    label: person.fullName,
    detail: person.role,
    checked: person.email === email,
    onSelect: () => void switchTo(person.email),
  }))
  return (
    <Menu
      label={SWITCH_DEMO_PERSON}
      trigger={<IconButton label={SWITCH_PERSON} icon={<UsersRound aria-hidden />} />}
      sections={[{ heading: SWITCH_PERSON, entries }]}
      side="top"
      width="w-64"
    />
  )
}
