import { LOCALE } from '../../../language/locale.text.ts'
import { dateText, timeText } from '../../time/time.text.ts'
import type { ConnectedNode } from './diagnostics.requests.ts'
import { DiagnosticsTable } from './DiagnosticsTable.tsx'
import { COMPANIES_OPEN, CONNECTIONS, LINES, NODE, nodeName, PEOPLE_THERE, STARTED } from './figures.text.ts'

/** Who follows companies at this moment, by the server that they are connected to. */
export const NodesTable = ({ nodes }: { nodes: readonly ConnectedNode[] }) => (
  <section className="grid gap-2">
    <h2 className="font-semibold">{CONNECTIONS}</h2>
    <DiagnosticsTable
      label={CONNECTIONS}
      head={[NODE, STARTED, LINES, PEOPLE_THERE, COMPANIES_OPEN]}
      rows={nodes.map(({ id, host, startedAt, ...counts }) => [
        nodeName(host, id),
        `${dateText(startedAt)}, ${timeText(startedAt)}`,
        ...[counts.lines, counts.people, counts.companies].map((count) => count.toLocaleString(LOCALE)),
      ])}
    />
  </section>
)
