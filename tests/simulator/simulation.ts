import { issues, type Issue } from '../../src/features/issues/issues.table.ts'
import { loadReplica } from '../../src/sync/server/load-replica.ts'
import type { Replica } from '../../src/sync/server/replica.ts'
import { type Chance, chance } from '../seeded.ts'
import { chaosApp } from '../chaos/app.ts'
import type { ScreenFault } from '../chaos/checks.ts'
import { Decisions } from '../chaos/decisions.ts'
import type { Stage } from '../chaos/player.ts'
import { BrowserWay } from './browser-way.ts'
import { DatabaseLink } from './database-link.ts'
import { Broken, Faults } from './faults.ts'
import { MemoryDatabase } from './memory-database.ts'
import { Node } from './node.ts'
import { Process, type Timeline } from './timeline.ts'
import { Trace } from './trace.ts'

/** Servers, their database, and the ways of the browsers to them, all in this process and on one timeline. */
export class Simulation implements Stage {
  readonly timeline: Timeline
  readonly chance: Chance
  readonly companyId: string
  readonly issueIds: string[] = []
  readonly speed = 1
  readonly decisions = new Decisions()
  readonly faults: Faults
  readonly trace: Trace
  readonly database = new MemoryDatabase(chaosApp)
  readonly link: DatabaseLink
  readonly ways: BrowserWay[] = []
  /** What went wrong in a node that was not meant to. */
  readonly errors: unknown[] = []
  readonly screenFaults: ScreenFault[] = []
  readonly #nodes: (Node | null)[] = []
  #started = 0

  constructor(timeline: Timeline, seed: number, write: ((line: string) => void) | null) {
    this.timeline = timeline
    this.chance = chance(seed)
    this.companyId = crypto.randomUUID()
    this.faults = new Faults(this.chance)
    this.trace = new Trace(timeline, write)
    this.link = new DatabaseLink(this.database, timeline, this.faults, this.trace)
  }

  nodes(): Node[] {
    return this.#nodes.filter((node) => node !== null)
  }

  async startNode(index: number): Promise<Node> {
    const process = new Process(`node ${this.#started++}`)
    const make = async () => {
      const node = new Node({
        process,
        link: this.link,
        faults: this.faults,
        now: () => this.timeline.trueTime(),
        onError: (error) => {
          this.trace.note('error', String(error))
          if (!(error instanceof Broken)) this.errors.push(error)
        },
      })
      await node.sync.start()
      return node
    }
    const node = await this.timeline.within(process, make)
    this.#nodes[index] = node
    return node
  }

  killNode(index: number): void {
    this.#nodes[index]?.kill()
    this.#nodes[index] = null
  }

  network(personId: string): BrowserWay {
    const way = new BrowserWay(`browser ${this.ways.length}`, personId, this)
    this.ways.push(way)
    return way
  }

  issues(): Issue[] {
    const rows = this.database.company(this.companyId)?.tables.get(issues.name)?.values() ?? []
    return Array.from(rows, ({ row }) => row as Issue)
  }

  /** The company as the database holds it, as far as it is live. */
  async truth(): Promise<Replica> {
    const replica = await loadReplica(chaosApp, this.link.inCompany, this.database.codecs, this.companyId)
    return replica!
  }
}
