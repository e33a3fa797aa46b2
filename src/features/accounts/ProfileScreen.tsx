import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form } from '../../ui/Form.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { post } from './account-requests.ts'
import { profileInput } from './accounts.requests.ts'
import { words } from './accounts.text.ts'
import { session } from './sessions/session-resource.ts'
import { SessionsCard } from './sessions/SessionsCard.tsx'

/** One's own name and the devices one is signed in on. */
export function ProfileScreen() {
  const { data, failed } = session.use()
  return (
    <>
      <PageHeader title="Profile" />
      <div className="grid max-w-2xl gap-4 px-4 pb-8">
        {failed && !data && (
          <ErrorState
            title="Your profile could not be loaded"
            onRetry={() => void session.refresh().catch(() => undefined)}
          />
        )}
        {!data && !failed && <SkeletonRows rows={3} />}
        {data?.user && <NameCard {...data.user} />}
        <SessionsCard />
      </div>
    </>
  )
}

function NameCard({ email, fullName }: { email: string; fullName: string }) {
  async function save(input: { fullName: string }) {
    await post('/api/profile', input, words.profileFailed)
    await session.refresh()
    toast.success(words.success, 'Your name was updated.')
  }

  return (
    <Card title="Your name" description="How colleagues see you in every company.">
      <Form schema={profileInput} read={(form) => ({ fullName: form.text('fullName') })} onSubmit={save}>
        <TextField
          label="Full name"
          name="fullName"
          autoComplete="name"
          defaultValue={fullName}
          maxLength={100}
        />
        <TextField label="E-mail" name="email" value={email} readOnly disabled />
        <div>
          <SubmitButton>Save</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
