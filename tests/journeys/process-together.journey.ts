import { setLab } from '../../src/features/companies/companies.mutations.ts'
import { createProcess } from '../../src/features/processes/processes.mutations.ts'
import { addSteps, moveStep, removeStep } from '../../src/features/processes/steps/steps.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'

test('a step that Omar is typing stays when Maya removes the ones above and below it, and is added where it stood', async ({
  stage,
  enter,
}) => {
  const { id, teamId, maya, omar } = await makeHarbor(stage.services)
  const { node } = stage.services
  const processId = newId()
  await node.run(id, maya.id, setLab, { lab: 'process', isOn: true })
  await node.run(id, omar.id, createProcess, {
    id: processId,
    teamId,
    name: 'Leaving harbour',
    ownerId: omar.id,
  })
  const steps = ['Look', 'Wait', 'Warn', 'Let go', 'Log'].map((title) => ({ id: newId(), title, body: '' }))
  const [look, wait, warn, letGo, log] = steps as [Step, Step, Step, Step, Step]
  await node.run(id, omar.id, addSteps, { processId, beforeId: null, steps })

  const page = await enter({ as: omar, path: `/process/${processId}/edit` })
  const titles = page.getByLabel('What is done')
  const typing = page.locator(':focus')
  const remove = async (step: Step, left: number) => {
    await node.run(id, maya.id, removeStep, { id: step.id })
    await expect(titles).toHaveCount(left)
  }
  await expect(titles).toHaveCount(5)
  await titles.nth(1).press('Enter')
  await expect(typing).toHaveAccessibleName('Next step')
  await page.keyboard.type('Check the ')
  await remove(wait, 4)
  await expect(typing).toHaveValue('Check the ')
  await page.keyboard.type('fenders')
  await remove(warn, 3)
  await remove(look, 2)
  await expect(typing).toHaveValue('Check the fenders')
  await page.keyboard.press('Enter')
  await expect(titles).toHaveCount(3)
  await expect(titles.first()).toHaveValue('Check the fenders')

  await expect(typing).toHaveAccessibleName('Next step')
  await expect(typing).toHaveValue('')
  await page.keyboard.type('Call ')
  await node.run(id, maya.id, moveStep, { id: letGo.id, beforeId: null })
  await expect(titles.last()).toHaveValue('Let go')
  await page.keyboard.type('the ')
  await remove(letGo, 2)
  await remove(log, 1)
  await expect(typing).toHaveValue('Call the ')
  await page.keyboard.type('harbour')
  await page.keyboard.press('Enter')
  await expect(titles).toHaveCount(2)
  await expect(titles.last()).toHaveValue('Call the harbour')
})

interface Step {
  id: string
  title: string
  body: string
}
