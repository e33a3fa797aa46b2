import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form } from '../../ui/Form.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { post } from '../../ui/post.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { FULL_NAME_MAX } from './account-limits.rules.ts'
import {
  EMAIL,
  FULL_NAME,
  HOW_COLLEAGUES_SEE_YOU,
  NAME_UPDATED,
  PROFILE,
  PROFILE_NOT_LOADED,
  PROFILE_NOT_UPDATED,
  SAVE,
  SUCCESS,
  YOUR_NAME,
} from './accounts.text.ts'
import { DeleteAccountCard } from './closing/DeleteAccountCard.tsx'
import { CredentialsCard } from './CredentialsCard.tsx'
import { LanguageCard } from './language/LanguageCard.tsx'
import { PasskeysCard } from './passkeys/PasskeysCard.tsx'
import { SecondFactorCard } from './second-factor/SecondFactorCard.tsx'
import { PictureCard } from './picture/PictureCard.tsx'
import { session } from './sessions/session-resource.ts'
import { profileInput } from './sessions/sessions.requests.ts'
import { SessionsCard } from './sessions/SessionsCard.tsx'

/** A person's own name, how they sign in, and where. */
export function ProfileScreen() {
  const { data, failed } = session.use()
  return (
    <>
      <PageHeader title={PROFILE} />
      <div className="grid max-w-2xl gap-4 px-4 pb-8">
        {failed && !data && (
          <ErrorState
            title={PROFILE_NOT_LOADED}
            onRetry={() => void session.refresh().catch(() => undefined)}
          />
        )}
        {!data && !failed && <SkeletonRows rows={3} />}
        {data?.user && (
          <>
            <PictureCard fullName={data.user.fullName} picture={data.user.avatarUrl} />
            <NameCard {...data.user} />
            <LanguageCard language={data.user.language} />
            <CredentialsCard email={data.user.email} />
          </>
        )}
        <SecondFactorCard />
        <PasskeysCard />
        <SessionsCard />
        <DeleteAccountCard />
      </div>
    </>
  )
}

function NameCard({ email, fullName }: { email: string; fullName: string }) {
  async function save(input: { fullName: string }) {
    await post('/api/profile', input, PROFILE_NOT_UPDATED)
    await session.refresh()
    toast.success(SUCCESS, NAME_UPDATED)
  }

  return (
    <Card title={YOUR_NAME} description={HOW_COLLEAGUES_SEE_YOU}>
      <Form schema={profileInput} read={(form) => ({ fullName: form.text('fullName') })} onSubmit={save}>
        <TextField
          label={FULL_NAME}
          name="fullName"
          autoComplete="name"
          defaultValue={fullName}
          maxLength={FULL_NAME_MAX}
        />
        <TextField label={EMAIL} name="email" value={email} readOnly disabled />
        <div>
          <SubmitButton>{SAVE}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
