import { useEffect, useState } from 'react'
import { useSyncStatus } from '../../../sync/browser/react.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Figures } from '../../../ui/Figures.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { DiagnosticsPage } from './DiagnosticsPage.tsx'
import * as text from './diagnostics.text.ts'
import { measureVisit, timesOf, type Visit } from './measure-visit.ts'
import { RunButton } from './RunButton.tsx'

interface Measured extends Visit {
  server: number[]
  database: number[]
}

async function measure(): Promise<Measured> {
  // One after the other: side by side they would measure each other.
  const server = await timesOf('/healthz')
  const database = await timesOf('/readyz')
  return { server, database, ...(await measureVisit()) }
}

/** The way to the server and back, measured from this browser, and how quickly this page came. */
export function SpeedScreen() {
  const [measured, setMeasured] = useState<Measured | 'failed' | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isOver = false
    measure().then(
      (found) => !isOver && setMeasured(found),
      () => !isOver && setMeasured('failed'),
    )
    return () => {
      isOver = true
    }
  }, [turn])
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

function Result({ server, database, ...visit }: Measured) {
  const { pending } = useSyncStatus()
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card title={text.TO_THE_SERVER}>
        <Figures rows={spread(server)} />
      </Card>
      <Card title={text.TO_THE_DATABASE}>
        <Figures rows={spread(database)} />
      </Card>
      <Card title={text.THIS_VISIT}>
        <Figures
          rows={[
            [text.FIRST_BYTE, told(visit.firstByte, text.milliseconds)],
            [text.LARGEST_PAINT, told(visit.largestPaint, text.milliseconds)],
            [text.LAYOUT_SHIFT, told(visit.layoutShift, (shift) => shift.toFixed(3))],
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
  const sorted = times.toSorted((one, other) => one - other)
  return [
    [text.MEDIAN, text.milliseconds(sorted[Math.floor(sorted.length / 2)]!)],
    [text.SLOWEST, text.milliseconds(sorted.at(-1)!)],
  ] as const
}

const told = (value: number | null, words: (value: number) => string): string =>
  value === null ? text.NOT_MEASURED : words(value)
