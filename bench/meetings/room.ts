import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '../../src/sync/id.ts'
import { Phone } from './phone.ts'
import { type Plan, type Report, type RoomPlan, VOTE_LIMIT } from './plan.ts'

/** How long a person does nothing between two acts: in the mean, in milliseconds. */
const PAUSE_MS = 10_000
const HEARTBEAT_MS = 10_000
const SECTION_MS = 30_000
const MEETING_MS = 180_000
const AWAY_MS = { least: 2_000, most: 30_000 }
/** More issues are resolved before others are added. */
const MOST_ISSUES = 40

type Act = (person: Person) => Promise<unknown>

interface Person {
  id: string
  phone: Phone
  votes: { issueId: string }[]
}

/** One meeting after the other of one team, played by its people until time is up. */
export class Room {
  readonly #plan: RoomPlan
  readonly #report: Report
  readonly #people: Person[]
  readonly #made: string[] = []
  readonly #issues: string[]
  /** When mutations were sent whose frames some screens have not shown yet, by their seq once it is known. */
  readonly #sent = new Map<number, { at: number; by: Phone }>()
  /** When screens were told of a seq that is not known to be anybody's yet. */
  readonly #early: { seq: number; at: number; phone: Phone }[] = []
  #meetingId = ''
  #epoch = 1
  #section = 0
  #isPaused = false
  /** Between two meetings nobody acts. */
  #isOpen = false

  constructor(plan: RoomPlan, { url, schema }: Plan, report: Report) {
    this.#plan = plan
    this.#report = report
    this.#issues = [...plan.issueIds]
    report.made[plan.companyId] = this.#made
    this.#people = plan.people.map(({ id, cookie }) => ({
      id,
      votes: [],
      phone: new Phone({ url, schema, companyId: plan.companyId, cookie }, (from, seq) =>
        this.#heard(from, seq),
      ),
    }))
  }

  async open(): Promise<void> {
    await Promise.all(this.#people.map(({ phone }) => phone.connect()))
    await this.#begin()
  }

  /** Plays until `end`, in the time of performance.now(). */
  async play(end: number): Promise<void> {
    await Promise.all([this.#lead(end), ...this.#people.slice(1).map((person) => this.#live(person, end))])
  }

  /** What did not come to screens, once everything sent has had time to arrive. */
  async close(): Promise<void> {
    const away = this.#people.filter(({ phone }) => !phone.isOnline)
    await Promise.all(away.map(({ phone }) => phone.connect()))
    await sleep(2_000)
    const last = Math.max(...this.#sent.keys(), ...this.#people.map(({ phone }) => phone.seq))
    for (const { phone } of this.#people) {
      this.#report.missed += phone.gaps + (phone.seq < last ? 1 : 0)
      phone.vanish()
    }
  }

  async #begin(): Promise<void> {
    const [scriber, ...others] = this.#people as [Person, ...Person[]]
    this.#meetingId = newId()
    this.#epoch = 1
    this.#section = 0
    this.#isPaused = false
    await this.#act(scriber, 'startMeeting', {
      id: this.#meetingId,
      participantId: newId(),
      transferId: newId(),
      teamId: this.#plan.teamId,
      meetingType: 'weekly',
    })
    await this.#act(scriber, 'setMeetingVoteLimit', { meetingId: this.#meetingId, limit: VOTE_LIMIT })
    for (const person of this.#people) person.votes = []
    await Promise.all(others.map((person) => this.#join(person)))
    this.#isOpen = true
  }

  #join(person: Person): Promise<boolean> {
    return this.#act(person, 'joinMeeting', { id: newId(), meetingId: this.#meetingId })
  }

  /** The scriber says that they are there, moves on, pauses, and ends one meeting to begin the next. */
  async #lead(end: number): Promise<void> {
    const scriber = this.#people[0]!
    await sleep(Math.random() * HEARTBEAT_MS)
    const began = performance.now()
    let ends = began + MEETING_MS * (0.5 + Math.random())
    for (let turn = 1; performance.now() < end; turn++) {
      const target = { meetingId: this.#meetingId, epoch: this.#epoch }
      await this.#act(scriber, 'heartbeat', target)
      if (turn % (SECTION_MS / HEARTBEAT_MS) === 0) {
        this.#section = (this.#section + 1) % 5
        await this.#act(scriber, 'goToSection', { ...target, section: this.#section })
      } else if (Math.random() < 0.1) {
        this.#isPaused = !this.#isPaused
        await this.#act(scriber, this.#isPaused ? 'pauseMeeting' : 'resumeMeeting', target)
      }
      await this.#anything(scriber)
      if (performance.now() > ends) {
        this.#isOpen = false
        // What is on its way still belongs to the meeting.
        await sleep(500)
        await this.#act(scriber, 'endMeeting', { id: newId(), meetingId: this.#meetingId })
        await this.#begin()
        ends = performance.now() + MEETING_MS
      }
      await sleep(HEARTBEAT_MS)
    }
  }

  async #live(person: Person, end: number): Promise<void> {
    for (;;) {
      await sleep(-Math.log(1 - Math.random()) * PAUSE_MS)
      if (performance.now() > end) return
      if (this.#isOpen) await this.#anything(person)
    }
  }

  #anything(person: Person): Promise<unknown> {
    let chance = Math.random()
    for (const [share, act] of this.#acts) {
      if (chance < share) return act(person)
      chance -= share
    }
    return Promise.resolve()
  }

  /** What people do, with its share of all acts. */
  readonly #acts: readonly (readonly [share: number, act: Act])[] = [
    [0.34, (person) => this.#vote(person)],
    [0.1, (person) => this.#takeBack(person)],
    [
      0.18,
      (person) =>
        this.#act(person, 'updateIssue', { id: pick(this.#issues), title: `Late again ${newId()}` }),
    ],
    [
      0.14,
      (person) =>
        this.#act(person, 'setTaskStatus', { id: pick(this.#plan.taskIds), status: pick(['todo', 'done']) }),
    ],
    [0.08, (person) => this.#raise(person)],
    [0.03, (person) => this.#tell(person)],
    [0.05, (person) => this.#rate(person)],
    [0.05, (person) => this.#leaveAndJoin(person)],
    [0.03, (person) => this.#vanish(person)],
  ]

  async #vote(person: Person): Promise<void> {
    const id = newId()
    const issueId = pick(this.#issues)
    const isTooMany = person.votes.length >= VOTE_LIMIT
    // Somebody with two screens may ask for one too many.
    if (isTooMany && Math.random() > 0.2) return this.#takeBack(person)
    const args = { id, issueId, meetingId: this.#meetingId }
    if (!(await this.#act(person, 'castVote', args, isTooMany))) return
    person.votes.push({ issueId })
    this.#made.push(id)
  }

  async #takeBack(person: Person): Promise<void> {
    const vote = person.votes.pop()
    if (vote) await this.#act(person, 'removeVote', { ...vote, meetingId: this.#meetingId })
  }

  async #raise(person: Person): Promise<void> {
    if (this.#issues.length >= MOST_ISSUES) return
    const id = newId()
    const args = {
      id,
      title: 'Deliveries leave a day late',
      issueType: 'short_term',
      teamId: this.#plan.teamId,
    }
    if (!(await this.#act(person, 'createIssue', { ...args, meetingId: this.#meetingId }))) return
    this.#issues.push(id)
    this.#made.push(id)
  }

  #tell(person: Person): Promise<boolean> {
    const { teamId } = this.#plan
    return this.#act(person, 'createHeadline', { id: newId(), title: 'Harbour of the year', teamId })
  }

  #rate(person: Person): Promise<boolean> {
    const given = { rating: 1 + Math.floor(Math.random() * 10), note: null }
    return this.#act(person, 'rateMeeting', { id: newId(), meetingId: this.#meetingId, ...given })
  }

  async #leaveAndJoin(person: Person): Promise<void> {
    if (person === this.#people[0]) return
    await this.#act(person, 'leaveMeeting', { id: newId(), meetingId: this.#meetingId })
    await this.#join(person)
  }

  async #vanish(person: Person): Promise<void> {
    this.#report.vanished++
    person.phone.vanish()
    await sleep(AWAY_MS.least + Math.random() * (AWAY_MS.most - AWAY_MS.least))
    await person.phone.connect()
  }

  /** Sends one mutation and notes how it went. Resolves to whether the server took it. */
  async #act({ phone }: Person, name: string, args: object, isTooMany = false): Promise<boolean> {
    const at = performance.now()
    try {
      const { status, seq, error } = await phone.send(name, args)
      if (status === 'ok') {
        ;(this.#report.took[name] ??= []).push(performance.now() - at)
        if (seq !== undefined) this.#sentAt(seq, at, phone)
        return true
      }
      if (isTooMany && error?.code === 'vote/limit-reached') this.#report.overLimit++
      else this.#count(`${name}: ${error?.code ?? status}`)
    } catch (error) {
      if (this.#report.failed++ < 5) console.error(error)
    }
    return false
  }

  #count(reason: string): void {
    this.#report.refused[reason] = (this.#report.refused[reason] ?? 0) + 1
  }

  #sentAt(seq: number, at: number, by: Phone): void {
    this.#sent.set(seq, { at, by })
    for (const told of this.#early)
      if (told.seq === seq && told.phone !== by) this.#report.delivered.push(told.at - at)
    // Nothing older is asked for: whoever sends waits for the answer.
    while (this.#early.length > 5_000) this.#early.shift()
    if (this.#sent.size > 1_000) this.#sent.delete(this.#sent.keys().next().value!)
  }

  #heard(phone: Phone, seq: number): void {
    const at = performance.now()
    const sent = this.#sent.get(seq)
    if (!sent) this.#early.push({ seq, at, phone })
    else if (sent.by !== phone) this.#report.delivered.push(at - sent.at)
  }
}

const pick = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)]!
