import { UsersRound } from 'lucide-react'
import { wipe } from '../../sync/browser/open-local-database.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { post } from '../../ui/post.ts'
import { problemOf } from '../../ui/problem.ts'
import { requestJson } from '../../ui/request.ts'
import { makeResource } from '../../ui/resource.ts'
import { toast } from '../../ui/toast.ts'
import { forgetSession } from '../accounts/sessions/kept-session.ts'
import type { DemoPerson } from '../accounts/sign-in/sign-in.requests.ts'
import { SIGN_IN_FAILED } from '../accounts/sign-in/sign-in.text.ts'
import { NOT_SWITCHED, SWITCH_DEMO_PERSON, SWITCH_PERSON } from './demo.text.ts'

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

async function switchTo(email: string): Promise<void> {
  try {
    await post('/api/demo/enter', { as: email }, SIGN_IN_FAILED)
    forgetSession()
    await wipe()
    location.assign('/dashboard')
  } catch (error) {
    toast.error(NOT_SWITCHED, problemOf(error).title)
  }
}
