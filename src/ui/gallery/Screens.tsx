import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../Button.tsx'
import { Card } from '../Card.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { Select } from '../Select.tsx'
import { Tabs } from '../Tabs.tsx'
import { Part } from './Part.tsx'

const teams = [{ value: 'operations', label: 'Operations' }]
const names = ['Short term', 'Long term', 'Done', 'Archived', 'Of other teams', 'Without an owner']

export function Screens() {
  const [tab, setTab] = useState('Short term')
  return (
    <>
      <Part name="PageHeader" layout="stack">
        <PageHeader title="Goals" />
        <PageHeader
          title="Metrics"
          actions={
            <>
              <Button>Export</Button>
              <Button variant="primary" icon={<Plus aria-hidden />}>
                Add metric
              </Button>
            </>
          }
        >
          <Select name="team" label="Team" hideLabel options={teams} />
        </PageHeader>
      </Part>
      <Part name="Card" layout="columns">
        <Card>Only content.</Card>
        <Card title="Theme" description="How Quarterdeck looks in this browser.">
          With a description.
        </Card>
        <Card
          title="Sessions"
          description="Where you are signed in."
          actions={<Button size="sm">Sign out all</Button>}
        >
          With an action.
        </Card>
      </Part>
      <Part name="Tabs" layout="stack">
        <Tabs
          label="Issues by type"
          value={tab}
          onChange={setTab}
          tabs={names.map((label, count) => ({
            value: label,
            label,
            ...(count < 3 && { count }),
            content: <p className="px-4 py-3">{label}</p>,
          }))}
        />
      </Part>
    </>
  )
}
