import { Alert } from '../../../ui/Alert.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Figures } from '../../../ui/Figures.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { useWatched } from '../../../ui/use-watched.ts'
import type { OverviewAnswer } from './diagnostics.requests.ts'
import { NodesTable } from './NodesTable.tsx'
import * as text from './diagnostics.text.ts'

/** How the installation is: what needs somebody first, then what it holds. */
export default function OverviewTab() {
  const { shown: answer, reload } = useWatched<OverviewAnswer>('/api/platform/overview')
  if (answer === null) return <SkeletonRows rows={6} rowHeight="h-14" />
  if (answer === 'failed') return <ErrorState title={text.NOT_LOADED} onRetry={reload} />
  const { troubles, jobs } = answer
  return (
    <div className="grid max-w-5xl gap-4 px-4 py-5">
      {troubles.length === 0 && <Alert kind="good" title={text.OPERATIONAL} detail={text.ALL_WELL} />}
      {troubles.map((trouble) => (
        <Alert key={trouble} kind="bad" title={text.NEEDS_ATTENTION} detail={text.TROUBLES[trouble]} />
      ))}
      <div className="grid gap-4 md:grid-cols-2">
        <Card title={text.INSTALLATION}>
          <Figures
            rows={[
              [text.COMPANIES, answer.companies],
              [text.PEOPLE, answer.people],
              [text.ACTIVE, answer.activeThisWeek],
              [text.ROLES, answer.roles],
            ]}
          />
        </Card>
        <Card title={text.BACKGROUND}>
          <Figures
            rows={[
              [text.WAITING, jobs.waiting],
              [text.FAILED, jobs.failed],
              [text.OLDEST, text.seconds(jobs.oldestSeconds)],
            ]}
          />
        </Card>
        <Card title={text.STORAGE}>
          <Figures
            rows={[
              [text.DATABASE_SIZE, text.bytesText(answer.databaseSize)],
              [text.DISK_FREE, text.bytesText(answer.diskFree)],
            ]}
          />
        </Card>
        <Card title={text.VERSIONS}>
          <Figures
            rows={[
              [text.QUARTERDECK, answer.version],
              [text.POSTGRESQL, answer.databaseVersion.split(' ')[0]!],
              [text.MAIL, answer.sendsMail ? text.SENDS_MAIL : text.KEEPS_MAIL],
            ]}
          />
        </Card>
      </div>
      <NodesTable nodes={answer.nodes} />
    </div>
  )
}
