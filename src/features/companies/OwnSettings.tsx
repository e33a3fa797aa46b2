import { useLive, useMutate } from '../../sync/browser/react.ts'
import { Card } from '../../ui/Card.tsx'
import { Switch } from '../../ui/Checkbox.tsx'
import { Form } from '../../ui/Form.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { SAVE } from '../accounts/accounts.text.ts'
import { updateUserSettings } from './companies.mutations.ts'
import { myCompany, mySettings } from './companies.queries.ts'
import { type UserSettings, VOTE_LIMIT_MAX } from './companies.table.ts'
import {
  ALLOWED_BY_COMPANY,
  AUTO_CREATE_AT_MY_MEETINGS,
  FOR_YOU_ALONE,
  HIGHLIGHT_CURRENT_WEEK,
  INVERT_ORG_CHART,
  INVERT_ORG_CHART_EXPLAINED,
  NOT_ALLOWED_BY_COMPANY,
  ownVoteLimit,
  SHOW_CURRENT_WEEK,
  WEEK_NOT_OVER,
  WEEK_ORDER,
  WEEK_ORDERS,
  WEEK_STARTS,
  WEEK_STARTS_ON,
  YOUR_SETTINGS,
} from './settings.text.ts'

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** How a person wants things to be, in all their companies. Each choice counts from the moment it is made. */
export function OwnSettings() {
  const settings = useLive(mySettings, {})
  return (
    <Card title={YOUR_SETTINGS} description={FOR_YOU_ALONE}>
      {settings ? <Choices settings={settings} /> : <Skeleton className="h-40" />}
    </Card>
  )
}

function Choices({ settings }: { settings: UserSettings }) {
  const mutate = useMutate()
  const isAllowed = useLive(myCompany, {})?.autoCreateOverdueIssues ?? false
  return (
    <div className="grid gap-4">
      <Select
        label={WEEK_STARTS_ON}
        name="weekStartDay"
        className="max-w-64"
        options={optionsOf(WEEK_STARTS)}
        value={settings.weekStartDay}
        onChange={(value) =>
          void mutate(updateUserSettings, { weekStartDay: value as UserSettings['weekStartDay'] })
        }
      />
      <Select
        label={WEEK_ORDER}
        name="weekOrder"
        className="max-w-64"
        options={optionsOf(WEEK_ORDERS)}
        value={settings.weekOrder}
        onChange={(value) =>
          void mutate(updateUserSettings, { weekOrder: value as UserSettings['weekOrder'] })
        }
      />
      <VoteLimit limit={settings.voteLimit} />
      <Switch
        label={SHOW_CURRENT_WEEK}
        description={WEEK_NOT_OVER}
        checked={settings.showCurrentWeek}
        onChange={({ target }) => void mutate(updateUserSettings, { showCurrentWeek: target.checked })}
      />
      <Switch
        label={HIGHLIGHT_CURRENT_WEEK}
        checked={settings.highlightCurrentWeek}
        onChange={({ target }) => void mutate(updateUserSettings, { highlightCurrentWeek: target.checked })}
      />
      <Switch
        label={INVERT_ORG_CHART}
        description={INVERT_ORG_CHART_EXPLAINED}
        checked={settings.invertOrgChartColors}
        onChange={({ target }) => void mutate(updateUserSettings, { invertOrgChartColors: target.checked })}
      />
      <Switch
        label={AUTO_CREATE_AT_MY_MEETINGS}
        description={isAllowed ? ALLOWED_BY_COMPANY : NOT_ALLOWED_BY_COMPANY}
        checked={settings.autoCreateOverdueIssues}
        onChange={({ target }) =>
          void mutate(updateUserSettings, { autoCreateOverdueIssues: target.checked })
        }
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
      <NumberField label={ownVoteLimit(VOTE_LIMIT_MAX)} name="voteLimit" defaultValue={limit} />
      <SubmitButton variant="secondary">{SAVE}</SubmitButton>
    </Form>
  )
}
