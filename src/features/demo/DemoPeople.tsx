import { UsersRound } from 'lucide-react'
import { wipe } from '../../sync/browser/local-database.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { post } from '../../ui/post.ts'
import { problemOf } from '../../ui/problem.ts'
import { requestJson } from '../../ui/request.ts'
import { makeResource } from '../../ui/resource.ts'
import { toast } from '../../ui/toast.ts'
import type { DemoPerson } from '../accounts/sign-in/sign-in.requests.ts'
import { SIGN_IN_FAILED } from '../accounts/sign-in/sign-in.text.ts'
import { isDemoAddress } from './demo.rules.ts'

const demoPeople = makeResource(() => requestJson<{ people: DemoPerson[] }>('GET', '/api/demo/people'))

/** Lets a visitor step into another of the demo company's people. Shows nothing to anybody else. */
export const DemoPeople = ({ email }: { email: string }) =>
  isDemoAddress(email) && <PeopleMenu email={email} />

function PeopleMenu({ email }: { email: string }) {
  const { data } = demoPeople.use()
  if (!data) return null
  const entries = data.people.map((person) => ({
    label: person.fullName,
    detail: person.role,
    checked: person.email === email,
    onSelect: () => void become(person.email),
  }))
  return (
    <Menu
      label="Be another person of the demo company"
      trigger={<IconButton label="Be another person" icon={<UsersRound aria-hidden />} />}
      sections={[{ heading: 'Be another person', entries }]}
      side="top"
      width="w-64"
    />
  )
}

async function become(email: string): Promise<void> {
  try {
    await post('/api/demo/enter', { as: email }, SIGN_IN_FAILED)
    await wipe()
    location.assign('/dashboard')
  } catch (error) {
    toast.error('Error', problemOf(error).title)
  }
}
