import { useLive } from '../../sync/browser/react.ts'
import { myCompany } from '../companies/companies.queries.ts'
import { ALL_PROCESSES } from '../processes/processes.text.ts'
import { processesToRead } from '../processes/readings/readings.queries.ts'
import { TO_READ } from '../processes/readings/readings.text.ts'
import { ToReadList } from '../processes/readings/ToReadList.tsx'
import { Panel } from './Panel.tsx'
import { SeeAllLink } from './SeeAllLink.tsx'

const MOST_SHOWN = 5

/** The processes that the reader is asked to read, if there are any. */
export function ToReadPanel() {
  const isOn = useLive(myCompany, {})?.labs.includes('process') ?? false
  const toRead = useLive(processesToRead, {}) ?? []
  if (!isOn || toRead.length === 0) return null
  return (
    <Panel
      title={TO_READ}
      detail={String(toRead.length)}
      aside={<SeeAllLink to="/process">{ALL_PROCESSES}</SeeAllLink>}
    >
      <ToReadList toRead={toRead.slice(0, MOST_SHOWN)} />
    </Panel>
  )
}
