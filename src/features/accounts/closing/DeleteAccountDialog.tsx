import { useEffect } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Form } from '../../../ui/Form.tsx'
import { post } from '../../../ui/post.ts'
import { requestJson } from '../../../ui/request.ts'
import { makeResource } from '../../../ui/resource.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { PasswordField } from '../passwords/PasswordField.tsx'
import { leaveClean } from '../sessions/leave-clean.ts'
import { closeInput, type Outlook } from './closing.requests.ts'
import {
  ACCOUNT_EMAIL,
  becomesOf,
  DELETE_ACCOUNT,
  DELETE_YOUR_ACCOUNT,
  DISAPPEARS,
  FOR_GOOD,
  INSTALLATION,
  LAST_SUPER_ADMIN,
  NO_COMPANIES,
  NO_PASSWORD,
  NOT_DELETED,
  OUTLOOK_NOT_LOADED,
  STAYS,
  WHAT_DISAPPEARS,
  WHAT_STAYS,
  YOUR_COMPANIES,
  YOUR_PASSWORD,
} from './closing.text.ts'

const outlook = makeResource(() => requestJson<Outlook>('GET', '/api/account/outlook'))
const load = () => void outlook.refresh().catch(() => undefined)

type DeleteAccountDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Says what becomes of everything, and asks for address and password. */
export default function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const { data, failed } = outlook.use()
  // What was seen the last time may have been handed over since.
  useEffect(load, [])
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={DELETE_YOUR_ACCOUNT} description={FOR_GOOD}>
      {failed && !data && <ErrorState title={OUTLOOK_NOT_LOADED} onRetry={load} />}
      {!data && !failed && <SkeletonRows rows={4} />}
      {data && <Confirmation {...data} />}
    </Dialog>
  )
}

function Confirmation({ companies, hasPassword, isLastSuperAdmin }: Outlook) {
  const isHeldUp = isLastSuperAdmin || companies.some(({ obstacle }) => obstacle !== null)
  return (
    <Form
      schema={closeInput}
      read={(form) => ({ email: form.text('email'), password: hasPassword ? form.raw('password') : '' })}
      onSubmit={(input) => leaveClean('/', () => post('/api/account/delete', input, NOT_DELETED))}
    >
      {isLastSuperAdmin && (
        <Part title={INSTALLATION}>
          <p className="text-bad-ink">{LAST_SUPER_ADMIN}</p>
        </Part>
      )}
      <Part title={YOUR_COMPANIES}>
        {companies.length === 0 && <p>{NO_COMPANIES}</p>}
        <ul className="grid gap-2">
          {companies.map((company) => (
            <li key={company.id} className="[overflow-wrap:anywhere]">
              <p className="font-medium">{company.name}</p>
              <p className={company.obstacle ? 'text-bad-ink' : 'text-soft'}>{becomesOf(company)}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={DISAPPEARS}>
        <p className="text-soft">{WHAT_DISAPPEARS}</p>
      </Part>
      <Part title={STAYS}>
        <p className="text-soft">{WHAT_STAYS}</p>
      </Part>
      {!isHeldUp && (
        <>
          <TextField
            label={ACCOUNT_EMAIL}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
          />
          {hasPassword ? (
            <PasswordField label={YOUR_PASSWORD} autoComplete="current-password" />
          ) : (
            <p className="text-soft">{NO_PASSWORD}</p>
          )}
          <DialogActions>
            <SubmitButton variant="danger">{DELETE_ACCOUNT}</SubmitButton>
          </DialogActions>
        </>
      )}
    </Form>
  )
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section>
    <h3 className="mb-1 font-semibold">{title}</h3>
    {children}
  </section>
)
