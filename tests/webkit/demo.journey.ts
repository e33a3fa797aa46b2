import { test } from './journey.ts'

test('somebody tries the demo company, and looks into all of its main pages', async ({ enter }) => {
  const { screen } = await enter()
  await screen.press('Try the demo company')
  await screen.sees('Nora')
  for (const page of [
    'Tasks',
    'Goals',
    'Issues',
    'Headlines',
    'Metrics',
    'Meetings',
    'Strategy',
    'People',
    'Org Chart',
    'Process',
  ]) {
    await screen.follow(page)
    await screen.shows(`//h1[normalize-space()="${page}"]`)
  }

  // WebKit puts the pages aside that are left this way, and takes them out again on the way back.
  await screen.open('/org-chart')
  await screen.shows('//h1[normalize-space()="Org Chart"]')
  await screen.open('/tasks')
  await screen.shows('//h1[normalize-space()="Tasks"]')
  await screen.back()
  await screen.shows('//h1[normalize-space()="Org Chart"]')
  await screen.follow('Issues')
  await screen.shows('//h1[normalize-space()="Issues"]')
})

test('a strategic plan is read whole, also on a phone', async ({ enter }) => {
  const { screen } = await enter()
  await screen.press('Try the demo company')
  await screen.follow('Strategy')
  await screen.shows('//textarea[contains(., "the Baltic and Biscay")]')
  // No window of WebKit's is narrower than its tool bar.
  for (const width of [1440, 450]) {
    await screen.driver.manage().window().setRect({ width, height: 900 })
    await screen.until(
      '[...document.querySelectorAll("main textarea")].every((area) => area.scrollHeight <= area.clientHeight + 1)',
    )
    await screen.until(
      'document.querySelector("main").scrollWidth <= document.querySelector("main").clientWidth',
    )
  }
})
