import { useEffect, useState } from 'react'
import type { SyncClient } from '../../../sync/browser/client.ts'
import { useSyncClient } from '../../../sync/browser/context.ts'
import { useSyncStatus } from '../../../sync/browser/react.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Figures } from '../../../ui/Figures.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { DiagnosticsPage } from './DiagnosticsPage.tsx'
import * as text from './diagnostics.text.ts'
import { measureVisit, timesOf, type Visit } from './measure-visit.ts'
import { percentile } from './percentiles.rules.ts'
import { RunButton } from './RunButton.tsx'

interface Measured extends Visit {
  server: number[]
  database: number[]
  lags: number[]
}

/** Measures how long commits take to arrive here, in milliseconds; none if it can't. */
type LagsHere = (client: SyncClient) => Promise<number[]>

async function measure(client: SyncClient, lagsHere: LagsHere): Promise<Measured> {
  // One after the other: side by side they would measure each other.
  const server = await timesOf('/healthz')
  const database = await timesOf('/readyz')
  const lags = await lagsHere(client)
  return { server, database, lags, ...(await measureVisit()) }
}

/** The way to the server and back, measured from this browser, and how quickly this page came. */
export function SpeedScreen({ lagsHere }: { lagsHere: LagsHere }) {
  const [measured, setMeasured] = useState<Measured | 'failed' | null>(null)
  const client = useSyncClient()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isOver = false
    measure(client, lagsHere).then(
      (found) => !isOver && setMeasured(found),
      () => !isOver && setMeasured('failed'),
    )
    return () => {
      isOver = true
    }
  }, [client, lagsHere, turn])
  const again = () => {
    setMeasured(null)
    setTurn(turn + 1)
  }
  return (
    <DiagnosticsPage
      title={text.SPEED}
      about={text.SPEED_EXPLAINED}
      actions={<RunButton again pending={measured === null} onRun={again} />}
    >
      {measured === null && <SkeletonRows rows={6} />}
      {measured === 'failed' && <ErrorState title={text.NOT_LOADED} onRetry={again} />}
      {measured !== null && measured !== 'failed' && <Result {...measured} />}
    </DiagnosticsPage>
  )
}

function Result({ server, database, lags, ...visit }: Measured) {
  const { pending } = useSyncStatus()
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card title={text.TO_THE_SERVER}>
        <Figures rows={spread(server)} />
      </Card>
      <Card title={text.TO_THE_DATABASE}>
        <Figures rows={spread(database)} />
      </Card>
      <Card title={text.SYNC_LAG} description={text.SYNC_LAG_EXPLAINED}>
        {lags.length === 0 ? <p className="text-soft">{text.NO_LAG}</p> : <Figures rows={spread(lags)} />}
      </Card>
      <Card title={text.THIS_VISIT}>
        <Figures
          rows={[
            [text.FIRST_BYTE, told(visit.firstByte, text.milliseconds)],
            [text.LARGEST_PAINT, told(visit.largestPaint, text.milliseconds)],
            [text.LAYOUT_SHIFT, told(visit.layoutShift, (shift) => shift.toFixed(3))],
            [text.MOST_ANSWERS, told(visit.mostAnswers, text.milliseconds)],
            [text.SLOWEST_ANSWER, told(visit.slowestAnswer, text.milliseconds)],
          ]}
        />
      </Card>
      <Card title={text.THIS_DEVICE}>
        <Figures
          rows={[
            [text.CHANGES_WAITING, pending],
            [text.KEPT_HERE, told(visit.kept, text.bytesText)],
            [text.MEMORY, told(visit.memory, text.bytesText)],
          ]}
        />
      </Card>
    </div>
  )
}

function spread(times: readonly number[]) {
  return [
    [text.medianOf(times.length), text.milliseconds(percentile(times, 50))],
    [text.PERCENTILE_95, text.milliseconds(percentile(times, 95))],
    [text.SLOWEST, text.milliseconds(percentile(times, 100))],
  ] as const
}

const told = (value: number | null, words: (value: number) => string): string =>
  value === null ? text.NOT_MEASURED : words(value)
