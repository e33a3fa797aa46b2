import { atMost, type Measure, milliseconds, percentile, plain, sorted, times } from '../bar.ts'
import type { Memory } from './memory.ts'
import type { Report } from './plan.ts'

/** How long each kind of mutation took. */
export const actsOf = ({ took }: Report): Measure[] =>
  Object.entries(took)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name, all]) => {
      const inOrder = sorted(all)
      const [p50, p99] = [0.5, 0.99].map((share) => milliseconds(percentile(inOrder, share)))
      return {
        what: `${name}, ${plain(all.length)} times: p50, p99`,
        measured: `${p50}, ${p99}`,
        bar: '',
        reached: null,
      }
    })

export function barsOf(
  { took, delivered, missed, failed, vanished }: Report,
  memory: Memory,
  minutes: number,
): Measure[] {
  const all = sorted(Object.values(took).flat())
  const screens = sorted(delivered)
  return [
    {
      what: 'mutations',
      measured: `${plain(all.length)}, ${(all.length / minutes / 60).toFixed(0)}/s`,
      bar: '',
      reached: null,
    },
    { what: 'phones that vanished and came back', measured: plain(vanished), bar: '', reached: null },
    atMost('mutation, p50', percentile(all, 0.5), 20),
    atMost('mutation, p99', percentile(all, 0.99), 70),
    atMost(`to ${plain(screens.length)} other screens, p50`, percentile(screens, 0.5), 50),
    atMost('to other screens, p99', percentile(screens, 0.99), 100),
    atMost('requests without an answer', failed, 0, plain),
    atMost('screens that missed something', missed, 0, plain),
    atMost('memory in the last quarter against the one before', memory.growth(), 1.1, times),
  ]
}
