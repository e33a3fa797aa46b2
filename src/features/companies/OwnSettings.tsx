import { useLive, useMutate } from '../../sync/browser/react.ts'
import { Card } from '../../ui/Card.tsx'
import { Switch } from '../../ui/Checkbox.tsx'
import { Form } from '../../ui/Form.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { updateUserSettings } from './companies.mutations.ts'
import { mySettings } from './companies.queries.ts'
import type { UserSettings } from './companies.table.ts'

const WEEK_STARTS = [
  { value: 'monday', label: 'Monday' },
  { value: 'sunday', label: 'Sunday' },
]

/** How one wants this company shown. Each choice holds from the moment it is made. */
export function OwnSettings() {
  const settings = useLive(mySettings, {})
  return (
    <Card title="Your settings" description="For you alone, in this company.">
      {settings ? <Choices settings={settings} /> : <Skeleton className="h-40" />}
    </Card>
  )
}

function Choices({ settings }: { settings: UserSettings }) {
  const mutate = useMutate()
  return (
    <div className="grid gap-4">
      <Select
        label="Week starts on"
        name="weekStartDay"
        className="max-w-64"
        options={WEEK_STARTS}
        value={settings.weekStartDay}
        onChange={({ target }) =>
          void mutate(updateUserSettings, { weekStartDay: target.value as UserSettings['weekStartDay'] })
        }
      />
      <VoteLimit limit={settings.voteLimit} />
      <Switch
        label="Show the current week"
        description="Metrics then include the week that is not over yet."
        checked={settings.showCurrentWeek}
        onChange={({ target }) => void mutate(updateUserSettings, { showCurrentWeek: target.checked })}
      />
      <Switch
        label="Highlight the current week"
        checked={settings.highlightCurrentWeek}
        onChange={({ target }) => void mutate(updateUserSettings, { highlightCurrentWeek: target.checked })}
      />
    </div>
  )
}

function VoteLimit({ limit }: { limit: number }) {
  const mutate = useMutate()
  return (
    <Form
      key={limit}
      className="grid-cols-[minmax(0,16rem)_auto] items-end justify-start gap-2"
      schema={updateUserSettings.schema}
      read={(form) => ({ voteLimit: form.number('voteLimit') })}
      onSubmit={(changed) => void mutate(updateUserSettings, changed)}
    >
      <NumberField label="My vote limit (at most 100)" name="voteLimit" defaultValue={limit} />
      <SubmitButton variant="secondary">Save</SubmitButton>
    </Form>
  )
}
