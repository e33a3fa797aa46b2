import { issues, type Issue } from '../../src/features/issues/issues.table.ts'
import { SyncClient } from '../../src/sync/browser/client.ts'
import { openLocalDatabase } from '../../src/sync/browser/open-local-database.ts'
import { FakeBrowser, type Network } from '../../src/sync/browser/testing/fake-browser.ts'
import type { Row } from '../../src/sync/define-table.ts'
import type { Query } from '../../src/sync/define-query.ts'
import { newId } from '../../src/sync/id.ts'
import { openIssue } from '../issue-rows.ts'
import type { Chance } from '../seeded.ts'
import {
  changeTeam,
  chaosApp,
  CLOSED_DAYS_AGO,
  closeIssue,
  dropIssue,
  everything,
  moveIssue,
  note,
  PERIODS,
  periodOnScreen,
  reopenIssue,
  setMember,
  teamOnScreen,
} from './app.ts'

/** So many changes on their way, and a person waits. */
const PATIENCE = 100

/** The tags one tab has noted between its opening and its end, in order. */
export interface Life {
  readonly tags: string[]
  /** On which issue each was noted. */
  readonly places: Map<string, string>
  /** True when the tab died, or was wiped: what it had not stored yet is gone. */
  cutShort: boolean
}

/** What may be looked at: a team, or what it closed in a period. */
interface Screen {
  readonly query: Query
  readonly args: unknown
}

const screensOf = (teamId: string): Screen[] => [
  { query: teamOnScreen, args: { teamId } },
  ...PERIODS.map((period) => ({ query: periodOnScreen as unknown as Query, args: { teamId, ...period } })),
]

/** Where players act. */
export interface Stage {
  readonly chance: Chance
  readonly companyId: string
  /** Every issue that anybody ever tried to open. */
  readonly issueIds: string[]
  /** How much faster the browsers' waits pass. */
  readonly speed: number
  /** What a person's browser reaches. */
  network(personId: string): Network
}

/** A person at a tab of a browser, who works without looking whether the server is there. */
export class ChaosPlayer {
  readonly name: string
  readonly personId: string
  readonly lives: Life[] = []
  readonly #world: Stage
  readonly browser: FakeBrowser
  readonly #teamIds: readonly string[]
  #client: SyncClient | null = null
  readonly #screens: readonly Screen[]
  /** Takes it off the screen. */
  readonly #onScreen = new Map<Screen, () => void>()

  /** With `beside`, in another tab of that player's browser. */
  constructor(
    world: Stage,
    given: { name: string; personId: string; teamIds: readonly string[]; beside?: ChaosPlayer },
  ) {
    this.#world = world
    this.name = given.name
    this.personId = given.personId
    this.#teamIds = given.teamIds
    this.#screens = given.teamIds.flatMap(screensOf)
    this.browser = given.beside
      ? given.beside.browser
      : new FakeBrowser(world.network(given.personId), world.speed)
  }

  get client(): SyncClient | null {
    return this.#client
  }

  open(): void {
    const life: Life = { tags: [], places: new Map(), cutShort: false }
    this.lives.push(life)
    this.#onScreen.clear()
    const lose = () => {
      life.cutShort = true
      this.#client = null
    }
    this.#client = new SyncClient({
      app: { ...chaosApp, loadMutations: async () => chaosApp.mutations },
      userId: this.personId,
      companyId: this.#world.companyId,
      onRefusal: () => undefined,
      onSessionEnded: lose,
      onCompanyLost: lose,
      platform: this.browser.platform(),
    })
  }

  /** Puts something on the screen or takes it off. Directors borrow the teams that they are not on, and everybody older periods. */
  #look(screen: Screen): void {
    const leave = this.#onScreen.get(screen)
    if (leave) {
      leave()
      this.#onScreen.delete(screen)
    } else if (this.#client) {
      const { query, args } = screen
      this.#onScreen.set(
        screen,
        this.#client.live(query, args).subscribe(() => undefined),
      )
    }
  }

  lookAtAll(): void {
    for (const screen of this.#screens) if (!this.#onScreen.has(screen)) this.#look(screen)
  }

  /** As when the tab dies: only the disk is left. */
  kill(): void {
    this.lives.at(-1)!.cutShort = true
    this.#client?.abandon()
    this.#client = null
  }

  rows(): [string, Row][] {
    const outcome = this.#client?.live(everything, {}).current()
    return outcome && 'value' in outcome ? outcome.value : []
  }

  /** What this browser has still to send, or to hear of. */
  async queue(): Promise<unknown[]> {
    const given = { userId: this.personId, companyId: this.#world.companyId, schema: chaosApp.schema }
    const disk = await openLocalDatabase(this.browser.indexedDB, given, () => undefined)
    try {
      return await disk.queue()
    } finally {
      disk.close()
    }
  }

  /** Does one thing chosen by chance; false when there is nothing to do anything with. */
  act(others: readonly ChaosPlayer[]): boolean {
    const { chance } = this.#world
    const client = this.#client
    const visible = this.rows().flatMap(([entity, row]) => (entity === issues.name ? [row as Issue] : []))
    if (!client || client.actor().scopes.size === 0 || client.status.current.pending > PATIENCE) return false
    const teamId = chance.pick(this.#teamIds)
    if (chance.next() < 0.06) this.#look(chance.pick(this.#screens))
    const dice = chance.next()
    if (visible.length < 20 || dice < 0.03) {
      const id = newId()
      this.#world.issueIds.push(id)
      return !client.mutate(openIssue, { id, teamId, title: `${this.name} ${chance.integer(1, 99)}` })
    }
    // Now and then one that this person may not see, or that is gone: only the server knows.
    const { id, status } = chance.pick(visible)
    const issueId = chance.next() < 0.1 ? chance.pick(this.#world.issueIds) : id
    if (dice < 0.1) return !client.mutate(moveIssue, { issueId, teamId })
    if (dice < 0.14) return !client.mutate(dropIssue, { issueId })
    if (dice < 0.18 && client.actor().can('manage_all_teams'))
      return this.#managePeople(client, others, teamId)
    if (dice < 0.3) {
      if (status === 'resolved') return !client.mutate(reopenIssue, { issueId })
      const days = chance.integer(CLOSED_DAYS_AGO.least, CLOSED_DAYS_AGO.most)
      return !client.mutate(closeIssue, { issueId, days })
    }
    const life = this.lives.at(-1)!
    const tag = `${this.name}.${this.lives.length}.${life.tags.length}`
    if (client.mutate(note, { issueId, tag })) return false
    life.tags.push(tag)
    life.places.set(tag, issueId)
    return true
  }

  #managePeople(client: SyncClient, others: readonly ChaosPlayer[], teamId: string): boolean {
    const { chance } = this.#world
    const { personId } = chance.pick(others)
    if (personId === this.personId) return false
    if (chance.next() < 0.8) return !client.mutate(changeTeam, { id: newId(), teamId, personId })
    return !client.mutate(setMember, { personId, active: chance.next() < 0.7 })
  }
}
