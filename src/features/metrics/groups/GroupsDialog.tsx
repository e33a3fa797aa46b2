import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { metricsOfTeam } from '../metrics.queries.ts'
import type { Metric, MetricGroup } from '../metrics.table.ts'
import { GroupItem } from './GroupItem.tsx'
import { groupMetric, reorderMetricGroups } from './groups.mutations.ts'
import { groupsOfTeam } from './groups.queries.ts'
import { EDIT_GROUPS, groupOf, GROUPS_EXPLAINED, METRICS_IN_GROUPS, NO_GROUP } from './groups.text.ts'
import { NewGroup } from './NewGroup.tsx'

type GroupsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; teamId: string }

/** A team's groups, and which metric is in which. Each change is saved at once. */
export default function GroupsDialog({ open, onOpenChange, teamId }: GroupsDialogProps) {
  const mutate = useMutate()
  const groups = useLive(groupsOfTeam, { teamId }) ?? []
  const metrics = useLive(metricsOfTeam, { teamId }) ?? []

  function move(from: number, places: number): void {
    const groupIds = groups.map(({ id }) => id)
    groupIds.splice(from + places, 0, ...groupIds.splice(from, 1))
    mutate(reorderMetricGroups, { teamId, groupIds })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={EDIT_GROUPS}
      description={GROUPS_EXPLAINED}
      asksBeforeClosing={false}
    >
      <div className="grid gap-4">
        {groups.length > 0 && (
          <ul className="grid gap-1.5">
            {groups.map((group, index) => (
              <GroupItem
                key={group.id}
                group={group}
                onUp={index > 0 ? () => move(index, -1) : undefined}
                onDown={index < groups.length - 1 ? () => move(index, 1) : undefined}
              />
            ))}
          </ul>
        )}
        <NewGroup teamId={teamId} />
        {groups.length > 0 && metrics.length > 0 && (
          <section aria-label={METRICS_IN_GROUPS} className="border-t border-line pt-3">
            <h3 className="mb-1.5 font-medium">{METRICS_IN_GROUPS}</h3>
            <ul className="grid gap-1.5">
              {metrics.map((metric) => (
                <MetricItem key={metric.id} {...{ metric, teamId, groups }} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  )
}

type MetricItemProps = { metric: Metric; teamId: string; groups: readonly MetricGroup[] }

function MetricItem({ metric: { id: metricId, name, groupId }, teamId, groups }: MetricItemProps) {
  const mutate = useMutate()
  return (
    <li className="grid grid-cols-2 items-center gap-3">
      <span className="min-w-0 break-words">{name}</span>
      <Select
        label={groupOf(name)}
        hideLabel
        name={metricId}
        placeholder={NO_GROUP}
        value={groupId ?? ''}
        onChange={(chosen) => void mutate(groupMetric, { teamId, metricId, groupId: chosen || null })}
        options={groups.map(({ id, name: label }) => ({ value: id, label }))}
      />
    </li>
  )
}
