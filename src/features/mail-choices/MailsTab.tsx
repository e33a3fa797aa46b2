import { type ReactNode, useEffect, useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { Card } from '../../ui/Card.tsx'
import { Switch } from '../../ui/Checkbox.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { problemOf } from '../../ui/problem.ts'
import { requestJson } from '../../ui/request.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { myCompany } from '../companies/companies.queries.ts'
import { MAIL_KINDS, type MailChoices, type MailKind } from './mail-choices.requests.ts'
import {
  CHOICE_NOT_SAVED,
  CHOICE_SAVED,
  CHOICES_NOT_LOADED,
  KIND_EXPLAINED,
  KIND_NAMES,
  MAILS_EXPLAINED,
  MAILS_TITLE,
} from './mail-choices.text.ts'

/** Which mails the person wants from the company, below what they are told in the product. */
export default function MailsTab({ notifications }: { notifications: ReactNode }) {
  const companyId = useLive(myCompany, {})?.id
  return (
    <div className="grid max-w-3xl gap-4 px-4 py-5">
      {notifications}
      <Card title={MAILS_TITLE} description={MAILS_EXPLAINED}>
        {companyId === undefined ? <SkeletonRows rows={3} /> : <Choices companyId={companyId} />}
      </Card>
    </div>
  )
}

function Choices({ companyId }: { companyId: string }) {
  const [choices, setChoices] = useState<MailChoices | 'failed' | null>(null)
  const load = () =>
    requestJson<MailChoices>('GET', `/api/mails/choices/${companyId}`).then(setChoices, () =>
      setChoices('failed'),
    )
  useEffect(() => {
    void load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- A page is of one company.
  }, [])
  if (choices === 'failed') return <ErrorState title={CHOICES_NOT_LOADED} onRetry={() => void load()} />
  if (!choices) return <SkeletonRows rows={3} />

  async function change(kind: MailKind, wanted: boolean) {
    const show = (value: boolean) =>
      setChoices((before) => (before && before !== 'failed' ? { ...before, [kind]: value } : before))
    show(wanted)
    await requestJson('POST', '/api/mails/choices', { companyId, kind, wanted }).then(
      () => toast.success(CHOICE_SAVED),
      (error: unknown) => {
        show(!wanted)
        toast.error(CHOICE_NOT_SAVED, problemOf(error).detail)
      },
    )
  }
  return (
    <ul className="grid gap-3">
      {MAIL_KINDS.map((kind) => (
        <li key={kind}>
          <Switch
            label={KIND_NAMES[kind]}
            description={KIND_EXPLAINED[kind]}
            checked={choices[kind]}
            onChange={({ currentTarget }) => void change(kind, currentTarget.checked)}
          />
        </li>
      ))}
    </ul>
  )
}
