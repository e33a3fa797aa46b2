import type { Plan, Report } from './plan.ts'
import { Room } from './room.ts'

const AT_ONCE = 10

/** Plays all people of all meetings, in a process of its own. Receives its plan as a message; says 'open' once all meetings run, and then answers a report. */
process.once('message', (plan: Plan) => {
  run(plan).then(
    (report) => process.send!(report, () => process.exit(0)),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

async function run(plan: Plan): Promise<Report> {
  const report: Report = {
    took: {},
    delivered: [],
    refused: {},
    overLimit: 0,
    failed: 0,
    missed: 0,
    vanished: 0,
    made: {},
  }
  const rooms = plan.rooms.map((room) => new Room(room, plan, report))
  for (let opened = 0; opened < rooms.length; opened += AT_ONCE)
    await Promise.all(rooms.slice(opened, opened + AT_ONCE).map((room) => room.open()))
  // How a meeting is opened is another story than how it goes on.
  report.took = {}
  report.delivered = []
  process.send!('open')
  const end = performance.now() + plan.seconds * 1_000
  await Promise.all(rooms.map((room) => room.play(end)))
  await Promise.all(rooms.map((room) => room.close()))
  return report
}
