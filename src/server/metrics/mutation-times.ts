import { Histogram } from 'prom-client'

/** How long mutations take on this node, from when they arrive until they are answered. */
export type MutationTimes = Histogram<'result'>

export const mutationTimes = (): MutationTimes =>
  new Histogram({
    name: 'mutation_duration_seconds',
    help: 'Time from the arrival of a mutation until its commit or refusal; result is ok, rejected, gap or failed.',
    labelNames: ['result'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [],
  })
