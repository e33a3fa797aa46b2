import { join } from 'node:path'
import { setPermission } from '../src/features/people/people.mutations.ts'
import { addPlanItems } from '../src/features/strategy/plan-items.mutations.ts'
import { updateTeam } from '../src/features/teams/teams.mutations.ts'
import { newId } from '../src/sync/id.ts'
import { atMost, type Bar, percentile, sorted } from './bar.ts'
import { openPage } from './browser.ts'
import { openStage } from './stage.ts'

const PEOPLE = 300
const VALUES = 10
const MARKS = 60
/** Between two keys, as of somebody who is quick. */
const KEY_PAUSE_MS = 100
/** Somebody looks at a page that has just opened before the first key; until then it loads what could wait. */
const LOOK_MS = 1_500

/** A company of 300 by ten values: a mark is painted in the frame after its key. */
export const fit: Bar = {
  name: 'fit',
  async run() {
    const stage = await openStage()
    const { id, teamId, people } = await stage.makeCompany({ people: PEOPLE, issues: 0, tasks: 0 })
    const director = people[0]!
    const { node } = stage.services
    const auditId = newId()
    await node.run(id, null, setPermission, { auditId, personId: director.id, level: 'director' })
    await node.run(id, director.id, updateTeam, { id: teamId, isLeadership: true })
    const items = Array.from({ length: VALUES }, (_, at) => ({ id: newId(), title: `Value ${at + 1}` }))
    await node.run(id, director.id, addPlanItems, { teamId, planId: newId(), list: 'values', items })
    const { page, close } = await openPage(stage.url, director)
    try {
      await page.addInitScript({ path: join(import.meta.dirname, 'mark-probe.js') })
      await page.goto(`${stage.url}/people?tab=fit`)
      await page.locator('[data-row="0"][data-column="0"]').focus()
      await page.waitForTimeout(LOOK_MS)
      for (let mark = 0; mark < MARKS; mark++) {
        await page.keyboard.press(String((mark % 3) + 1), { delay: KEY_PAUSE_MS / 2 })
        await page.keyboard.press(mark % VALUES === VALUES - 1 ? 'ArrowDown' : 'ArrowRight', {
          delay: KEY_PAUSE_MS / 2,
        })
      }
      const paints = sorted(await page.evaluate('window.marks'))
      return [
        atMost('300 people × 10 values: a mark to its frame, p50', percentile(paints, 0.5), 17),
        atMost('300 people × 10 values: a mark to its frame, p98', percentile(paints, 0.98), 34),
      ]
    } finally {
      await close()
      await stage.stop()
    }
  },
}
