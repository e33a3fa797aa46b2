import { toast } from './acts.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

test.use({ workerComes: 'at once' })

/** As a browser does that finds the app worth installing. */
const offer = () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => Promise.resolve(Object.assign(document.body.dataset, { prompted: 'yes' })),
  })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('with an iPhone people are told once how the app gets to their home screen', async ({
  stage,
  enter,
}) => {
  const { lena } = await makeHarbor(stage.services)
  const phone = await enter({ as: lena, path: '/tasks', phone: true })
  await phone.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }))
  const hint = toast(phone, 'Tap the share button and select "Add to Home Screen"')
  await phone.reload()
  await expect(hint).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'Tasks', exact: true })).toBeVisible()
  // It would come within three seconds.
  await phone.waitForTimeout(4_000)
  await expect(hint).toBeHidden()
})

test('the app offers itself to be installed, asks the browser when somebody wants it, and never again after Later', async ({
  stage,
  enter,
}) => {
  const { lena, omar } = await makeHarbor(stage.services)
  const phone = await enter({ as: lena, path: '/tasks', phone: true })
  const card = phone.getByRole('region', { name: 'Install App' })
  await expect(phone.getByRole('heading', { name: 'Tasks', exact: true })).toBeVisible()
  expect(await phone.evaluate(offer)).toBe(true)
  await expect(card).toBeVisible()
  await expectUsable(phone, 'the offer to install')
  await card.getByRole('button', { name: 'Later' }).tap()
  await expect(card).toBeHidden()
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'Tasks', exact: true })).toBeVisible()
  await phone.evaluate(offer)
  // It would come within three seconds.
  await phone.waitForTimeout(4_000)
  await expect(card).toBeHidden()

  const desk = await enter({ as: omar, path: '/tasks' })
  await expect(desk.getByRole('heading', { name: 'Tasks', exact: true })).toBeVisible()
  await desk.evaluate(offer)
  await desk
    .getByRole('region', { name: 'Install App' })
    .getByRole('button', { name: 'Install' })
    .press('Enter')
  await expect(desk.locator('body')).toHaveAttribute('data-prompted', 'yes')
  await expect(desk.getByRole('region', { name: 'Install App' })).toBeHidden()
})
