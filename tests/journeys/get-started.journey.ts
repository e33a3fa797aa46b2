import type { Page } from '@playwright/test'
import { headlines } from '../../src/features/headlines/headlines.table.ts'
import { updateHeadline } from '../../src/features/headlines/headlines.mutations.ts'
import { writePlanText } from '../../src/features/strategy/plan-texts.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { fillDialog, toast } from './acts.ts'
import { found, joinAs, makeHarbor, makePerson } from './company.ts'
import { expect, test } from './journey.ts'
import { addIssue, openIssues, startMeeting, timer } from './meeting.ts'
import { makeMetric } from './metrics.ts'
import { expectUsable } from './usable.ts'

const widget = (page: Page) => page.getByRole('region', { name: 'Get Started', exact: true })

test('a founder goes from an empty company to a working one; who is no director never sees the steps', async ({
  stage: { services },
  enter,
}) => {
  const maya = await makePerson(services, 'Maya Harper')
  const lena = await makePerson(services, 'Lena Brook')
  const company = await found(services, maya, 'Harbor')
  const desk = await enter({ as: maya, path: '/dashboard' })
  const steps = widget(desk)
  await expect(steps).toContainText('0 of 7 completed')
  await expectUsable(desk, 'the first steps')
  const phone = await enter({ as: maya, path: '/tasks', phone: true })
  await widget(phone).getByRole('button', { name: 'Get Started' }).tap()
  await expect(widget(phone).getByRole('link')).toHaveCount(7)
  await expectUsable(phone, 'the first steps on a phone')

  await steps.getByRole('link', { name: 'Create a Team' }).click()
  await expect(desk).toHaveURL(/\/people\?tab=team$/)
  // Beside the work it keeps itself small.
  await expect(steps.getByRole('link')).toHaveCount(0)
  await steps.getByRole('button', { name: 'Get Started' }).press('Enter')
  await expect(steps.getByRole('link', { name: 'Create a Team' })).toContainText('In progress')
  await desk.getByRole('button', { name: 'New team' }).click()
  await fillDialog(desk, 'New team', { Name: 'Riggers' }, 'Create team')
  await expect(steps).toContainText('1 of 7 completed')
  await steps.getByRole('link', { name: 'Create a Goal' }).click()
  await expect(desk).toHaveURL(/\/goals$/)
  await desk.getByRole('button', { name: 'New', exact: true }).click()
  await desk.getByRole('menuitem', { name: 'Create Goal' }).click()
  await fillDialog(desk, 'Add New Goal', { Title: 'Round the Horn' }, 'Add goal')
  await makeMetric(services, company, { owner: maya, name: 'Knots', values: {} })
  await joinAs(services, { ...company, maya }, lena, 'member')
  await expect(steps).toContainText('4 of 7 completed')
  await expect(widget(phone)).toContainText('4 of 7 completed')

  await steps.getByRole('link', { name: 'Complete the Org Chart' }).click()
  await desk.getByRole('button', { name: 'Start with five seats' }).click()
  await expect(steps).toContainText('5 of 7 completed')
  const plan = { planId: newId(), teamId: company.teamId, field: 'purpose' as const, text: 'Go far', from: 0 }
  await services.node.run(company.id, maya.id, writePlanText, plan)
  await expect(steps).toContainText('6 of 7 completed')

  const member = await enter({ as: lena, path: '/dashboard' })
  await expect(member.getByRole('heading', { name: /Lena/ })).toBeVisible()
  // It stays for five seconds, with what says that all is set up.
  const resets = widget(phone).getByRole('button', { name: 'Reset Demo' }).tap()
  await Promise.all([resets, startMeeting(desk, 'Leadership')])
  await expect(steps).toBeHidden()
  await expect(widget(phone).getByRole('link')).toHaveCount(7)
  await desk.goBack()
  await expect(steps).toContainText('All set up! Your workspace is ready for action!')
  await expect(steps).toBeHidden()
  await desk.reload()
  await expect(desk.getByRole('button', { name: 'New', exact: true })).toBeVisible()
  await expect(steps).toBeHidden()
  await expect(widget(member)).toBeHidden()
})

test('steps that were put away stay away on every device', async ({ stage: { services }, enter }) => {
  const maya = await makePerson(services, 'Maya Harper')
  await found(services, maya, 'Skerry')
  const desk = await enter({ as: maya, path: '/dashboard' })
  const phone = await enter({ as: maya, path: '/dashboard', phone: true })
  await expect(widget(phone)).toBeVisible()
  await widget(desk).getByRole('button', { name: 'Put the steps away' }).press('Enter')
  await expect(widget(desk)).toBeHidden()
  await expect(desk.locator('#main')).toBeFocused()
  await expect(widget(phone)).toBeHidden()
})

test('a director tries things with sample data and takes them away again, but not what a colleague has made of them', async ({
  stage: { services },
  enter,
}) => {
  const harbor = await makeHarbor(services)
  const desk = await enter({ as: harbor.maya, path: '/dashboard' })
  await widget(desk).getByRole('button', { name: 'Add sample data' }).click()
  await expect(toast(desk, 'Sample data added')).toBeVisible()
  await expect(desk.getByRole('main').getByText('Sales (sample)').first()).toBeVisible()
  await expect(widget(desk).getByRole('link', { name: 'Create a Goal' })).toContainText('not started')

  await expect(desk.getByText('Six good leads from the harbour fair')).toBeVisible()
  await expect(desk.getByText('A dealer asks for training in the spring')).toBeVisible()
  const { node } = services
  const samples = (await node.company(harbor.id))!.replica.store.where(headlines, {})
  const changed = samples.find(({ title }) => title === 'Six good leads from the harbour fair')
  await node.run(harbor.id, harbor.maya.id, updateHeadline, { id: changed!.id, title: 'Seven good leads' })

  await desk.goto('/settings?tab=data')
  await desk.getByRole('main').getByRole('button', { name: 'Remove sample data' }).click()
  await expect(toast(desk, 'Sample data removed')).toBeVisible()
  await expect(toast(desk, /1 of them was changed, and stays/)).toBeVisible()
  await expect(desk.getByRole('main').getByRole('button', { name: 'Add sample data' })).toBeVisible()
  await desk.goto('/dashboard')
  await expect(desk.getByText('Seven good leads')).toBeVisible()
  await expect(desk.getByText('A dealer asks for training in the spring')).toBeHidden()
})

test('the first weekly meeting tells what comes next, each time until it is done or understood', async ({
  stage: { services },
  enter,
}) => {
  const harbor = await makeHarbor(services)
  const desk = await enter({ as: harbor.omar, path: `/meeting/${harbor.teamId}` })
  const hint = (page: Page, text: RegExp) => page.getByRole('note').filter({ hasText: text })
  await expect(hint(desk, /Start when everybody is here/)).toBeVisible()
  await desk.getByRole('button', { name: 'Start meeting' }).click()
  await expect(hint(desk, /You lead this one/)).toBeVisible()
  await timer(desk).getByRole('button', { name: 'Next' }).click()
  await expect(hint(desk, /You lead this one/)).toBeHidden()
  await expect(hint(desk, /Put it on the list/)).toBeVisible()
  await addIssue(desk, 'The winch slips')
  await expect(hint(desk, /Put it on the list/)).toBeHidden()

  await openIssues(desk)
  await expect(hint(desk, /Spend your votes/)).toBeVisible()
  await expectUsable(desk, 'a hint of the first meeting')
  const phone = await enter({ as: harbor.omar, path: `/meeting/${harbor.teamId}`, phone: true })
  await expect(hint(phone, /Spend your votes/)).toBeVisible()
  await expectUsable(phone, 'a hint of the first meeting on a phone')
  await hint(desk, /Spend your votes/)
    .getByRole('button', { name: 'Got it' })
    .press('Enter')
  await expect(hint(desk, /Spend your votes/)).toBeHidden()
  await expect(hint(phone, /Spend your votes/)).toBeHidden()
})
