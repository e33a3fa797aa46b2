import { parseArgs } from 'node:util'
import { virtualTime } from './virtual-time.ts'

// Plays one story in a process of its own, and prints what it came to: node tests/simulator/main.ts --seed 7 --hours 25
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    hours: { type: 'string', default: '1' },
    /** Prints every line of the trace too. */
    trace: { type: 'boolean', default: false },
  },
})

const seed = Number(values.seed)
const timeline = virtualTime(seed)
// The engine loads it when it needs it. Here it must come without waiting for the disk.
await import('../../src/sync/browser/read-stream.ts')
const { Simulation } = await import('./simulation.ts')
const { story } = await import('./story.ts')

const write = values.trace ? (line: string) => void process.stdout.write(line) : null
const simulation = new Simulation(timeline, seed, write)
const outcome = await timeline.play(() => story(simulation, Number(values.hours)))
process.stdout.write(`${JSON.stringify(outcome)}\n`)
process.exit(0)
