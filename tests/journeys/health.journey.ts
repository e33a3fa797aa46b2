import type { Page } from '@playwright/test'
import {
  answerCheckup,
  noteCheckup,
  submitCheckup,
} from '../../src/features/tools/checkups/answers.mutations.ts'
import { checkupsToAnswer } from '../../src/features/tools/checkups/checkups.queries.ts'
import type { Services } from '../../src/server/services.ts'
import { goOffline, openDialog, row, toast } from './acts.ts'
import { type Company, joinAs, makeHarbor, makePerson, type Person } from './company.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

const PATH = '/tools/health-tracking'
const STATEMENTS = 20

/** Somebody answers every statement alike, at no screen. */
async function answered({ node }: Services, { id }: Company, person: Person, points: number, note: string) {
  const toAnswer = async () => (await node.ask(id, person.id, checkupsToAnswer, {})).map((one) => one.id)
  await expect.poll(toAnswer).toHaveLength(1)
  const checkupId = (await toAnswer())[0]!
  for (let place = 0; place < STATEMENTS; place++)
    await node.run(id, person.id, answerCheckup, { checkupId, place, points })
  await node.run(id, person.id, noteCheckup, { checkupId, note })
  await node.run(id, person.id, submitCheckup, { checkupId })
}

const statement = (page: Page, text: string) => page.getByRole('group', { name: text })

/** Opens a check-up of the crew that closes in two weeks. */
async function open(page: Page): Promise<void> {
  await page.getByLabel('Check-ups of').click()
  await page.getByRole('option', { name: 'Crew' }).click()
  await page.getByRole('button', { name: 'Open a check-up' }).click()
  await openDialog(page).getByRole('button', { name: 'Open a check-up' }).click()
  await expect(toast(page, 'Check-up opened')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Check-ups', exact: true })).toContainText('Open')
}

async function close(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close now' }).click()
  await expect(toast(page, 'Check-up closed')).toBeVisible()
}

test('Omar asks the crew; Lena answers by keys on a phone without a network; five make a result that names nobody', async ({
  stage,
  enter,
  troubles,
}) => {
  test.slow()
  const harbor = await makeHarbor(stage.services)
  const { omar, lena } = harbor
  const others = [] as Person[]
  for (const name of ['Ada North', 'Bo West', 'Cy South', 'Di East']) {
    const person = await makePerson(stage.services, name)
    await joinAs(stage.services, harbor, person, 'member')
    others.push(person)
  }
  const page = await enter({ as: omar, path: '/tools' })
  await row(page, 'Health Tracking').getByRole('link').click()
  await open(page)
  await expect(page.getByText('0 of 7 answered')).toBeVisible()
  await expectUsable(page, 'check-ups with an open one')

  const phone = await enter({ as: lena, phone: true, path: PATH })
  await phone.getByRole('link', { name: 'Answer', exact: true }).click()
  await expect(statement(phone, 'We trust each other.')).toBeVisible()
  await expectUsable(phone, 'statements on a phone')
  await phone.waitForLoadState('networkidle')
  troubles.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection/)
  await goOffline(phone)
  await statement(phone, 'Our plan is written and current.').getByRole('radio').first().focus()
  for (let place = 0; place < STATEMENTS - 1; place++) await phone.keyboard.press('4')
  await expect(phone.getByText('19 of 20')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Submit' })).toBeDisabled()
  // From the last one, arrows lead as well.
  await phone.keyboard.press('3')
  await statement(phone, 'What we promise, we finish.').getByRole('radio', { name: '3' }).focus()
  await phone.keyboard.press('ArrowLeft')
  await expect(
    statement(phone, 'What we promise, we finish.').getByRole('radio', { name: '2' }),
  ).toBeChecked()
  await phone.keyboard.press('2')
  await expect(phone.getByRole('textbox', { name: 'Note' })).toBeFocused()
  await expect(phone.getByRole('textbox', { name: 'Note' })).toBeInViewport({ ratio: 0.9 })
  await phone.getByRole('textbox', { name: 'Note' }).fill('More rope')
  await phone.getByRole('textbox', { name: 'Note' }).press('Control+Enter')
  await phone.getByRole('button', { name: 'Submit' }).press('Enter')
  await expect(phone.locator(':focus')).toContainText('You have submitted your answers. Thank you.')
  await phone.context().setOffline(false)
  await expect
    .poll(
      async () =>
        (await stage.services.node.ask(harbor.id, lena.id, checkupsToAnswer, {}))[0]?.submittedAt ?? null,
      { timeout: 30_000 },
    )
    .not.toBeNull()
  for (const [at, person] of others.entries())
    await answered(stage.services, harbor, person, (at % 2) * 2 + 2, `Words of number ${at}`)

  await close(page)
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result).toContainText('5 of 7 answered')
  // 78 points of Lena's, and 40, 80, 40 and 80.
  await expect(result).toContainText('64%')
  await expect(result.getByRole('region', { name: 'By component' }).getByRole('listitem')).toHaveCount(6)
  await expect(result.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toHaveCount(5)
  for (const { fullName } of [lena, ...others]) await expect(result).not.toContainText(fullName)
  await expectUsable(page, 'result of a check-up')
  await result.getByRole('button', { name: 'Make an issue: What we promise, we finish.' }).click()
  await expect(openDialog(page).getByLabel('Title')).toHaveValue('What we promise, we finish.')
  await openDialog(page).getByRole('button', { name: 'Add Issue' }).click()
  await expect(openDialog(page)).toBeHidden()
  const made = result.getByRole('list', { name: 'Made from here' })
  await expect(made.getByRole('listitem')).toHaveText(/What we promise, we finish\.Open/)
  // Members have no tools, but what they said stays theirs to read.
  await expect(phone.getByText('You have submitted your answers. Thank you.')).toBeVisible()
  await phone.getByRole('link', { name: 'All check-ups' }).click()
  await expect(phone.getByText('Tools are for managers and directors.')).toBeVisible()
})

test('two answers show nothing, to nobody', async ({ stage, enter }) => {
  const harbor = await makeHarbor(stage.services)
  const page = await enter({ as: harbor.omar, path: PATH })
  await open(page)
  for (const [person, points] of [
    [harbor.lena, 1],
    [harbor.maya, 5],
  ] as const)
    await answered(stage.services, harbor, person, points, 'SECRET')
  await close(page)
  await expect(page.getByText('Fewer than five answered, so nothing is shown.')).toBeVisible()
  await expect(page.getByText('SECRET')).toBeHidden()
  const director = await enter({ as: harbor.maya, path: `${PATH}?of=${harbor.teamId}` })
  await expect(director.getByText('Fewer than five answered, so nothing is shown.')).toBeVisible()
  await expectUsable(director, 'a check-up that shows nothing')
})
