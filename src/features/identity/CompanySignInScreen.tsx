import { useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { requestJson } from '../../ui/request.ts'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { problemOf } from '../../ui/problem.ts'
import { toast } from '../../ui/toast.ts'
import { AccountPage, TextLink } from '../accounts/AccountPage.tsx'
import { BACK_TO_SIGN_IN, EMAIL } from '../accounts/accounts.text.ts'
import { fromAddress } from '../accounts/address-bar.ts'
import { forgetSession, keptSession } from '../accounts/sessions/kept-session.ts'
import { safeReturnPath } from '../accounts/sign-in/return-path.rules.ts'
import { WITH_YOUR_COMPANY } from '../accounts/sign-in/sign-in.text.ts'
import { refuse } from './identity.refusals.ts'
import { startInput, type Started, type StartInput } from './identity.requests.ts'
import { BACK_TO_APP, CONTINUE, HOW_IT_WORKS, NOT_STARTED, WHICH_COMPANY } from './sign-in-page.text.ts'

/** What the way back from the provider may say in the address. */
const PROBLEMS = [
  'identity/attempt-over',
  'identity/answer-not-valid',
  'identity/provider-refused',
  'identity/unverified-address',
  'identity/other-domain',
  'identity/other-subject',
  'identity/membership-ended',
  'identity/listed-otherwise',
  'identity/provider-away',
  'identity/provider-slow',
  'identity/provider-private',
  'identity/provider-insecure',
  'identity/provider-other-issuer',
  'identity/provider-incomplete',
] as const

function problemInAddress() {
  const told = fromAddress('problem')
  if (told === null) return null
  return refuse.reason(PROBLEMS.find((code) => code === told) ?? 'identity/answer-not-valid')
}

type Choosing = { email: string; companies: NonNullable<Started['choices']> }

/** Where people enter their address to be signed in by their company’s own provider. */
export function CompanySignInScreen() {
  const [problem, setProblem] = useState(problemInAddress)
  const [choosing, setChoosing] = useState<Choosing | null>(null)

  async function start(input: StartInput) {
    setProblem(null)
    const { address, choices } = await requestJson<Started>('POST', '/api/identity/start', input)
    if (choices) return setChoosing({ email: input.email, companies: choices })
    if (keptSession()?.user?.email !== input.email) forgetSession()
    if (address) location.assign(address)
  }

  return (
    <AccountPage title={WITH_YOUR_COMPANY} footer={<WayBack />}>
      <div className="grid gap-4">
        {problem && <Alert kind="bad" title={problem.title} detail={problem.detail} />}
        {choosing ? <Companies {...choosing} start={start} /> : <Address start={start} />}
      </div>
    </AccountPage>
  )
}

/** Somebody who is signed in has other companies, perhaps, or wants to try later. */
function WayBack() {
  return keptSession()?.user ? (
    <TextLink href={safeReturnPath(fromAddress('returnTo'))}>{BACK_TO_APP}</TextLink>
  ) : (
    <TextLink href="/login">{BACK_TO_SIGN_IN}</TextLink>
  )
}

type StartProps = { start: (input: StartInput) => Promise<void> }

const returnPath = () => {
  const returnTo = fromAddress('returnTo')
  return returnTo === null ? {} : { returnTo }
}

function Address({ start }: StartProps) {
  return (
    <Form
      schema={startInput}
      read={(form) => ({ email: form.text('email'), ...returnPath() })}
      onSubmit={start}
    >
      <p className="text-soft">{HOW_IT_WORKS}</p>
      <TextField
        label={EMAIL}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        defaultValue={fromAddress('email') ?? keptSession()?.user?.email ?? ''}
        autoFocus
      />
      <SubmitButton className="mt-1 w-full">{CONTINUE}</SubmitButton>
    </Form>
  )
}

function Companies({ email, companies, start }: Choosing & StartProps) {
  const [pending, setPending] = useState<string | null>(null)

  async function choose(companyId: string) {
    setPending(companyId)
    await start({ email, companyId, ...returnPath() }).catch((error: unknown) =>
      toast.error(NOT_STARTED, problemOf(error).detail),
    )
    setPending(null)
  }

  return (
    <div className="grid gap-2">
      <p className="text-soft">{WHICH_COMPANY}</p>
      {companies.map(({ companyId, name }, index) => (
        <Button
          key={companyId}
          autoFocus={index === 0}
          pending={pending === companyId}
          onClick={() => void choose(companyId)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}
