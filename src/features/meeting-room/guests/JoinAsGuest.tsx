import { Form } from '../../../ui/Form.tsx'
import { post } from '../../../ui/post.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { AccountPage } from '../../accounts/AccountPage.tsx'
import { GUEST_NAME_MAX } from './guest-limits.rules.ts'
import { JOIN, JOIN_AS_GUEST, JOIN_EXPLAINED, NOT_JOINED, YOUR_NAME } from './guest-page.text.ts'
import { joinInput } from './guests.requests.ts'

/** Asks a guest for a name, which is all that they give. */
export const JoinAsGuest = ({ token, onJoined }: { token: string; onJoined: () => void }) => (
  <AccountPage title={JOIN_AS_GUEST}>
    <Form
      schema={joinInput}
      read={(form) => ({ token, name: form.text('name') })}
      onSubmit={async (input) => {
        await post('/api/guests/join', input, NOT_JOINED)
        onJoined()
      }}
    >
      <p className="text-soft">{JOIN_EXPLAINED}</p>
      <TextField label={YOUR_NAME} name="name" autoComplete="name" autoFocus maxLength={GUEST_NAME_MAX} />
      <SubmitButton className="mt-1 w-full">{JOIN}</SubmitButton>
    </Form>
  </AccountPage>
)
