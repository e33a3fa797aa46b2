import type { Page } from '@playwright/test'
import { teamAudience } from '../../src/features/comments/audience.rules.ts'
import { comments, commentVersions } from '../../src/features/comments/comments.table.ts'
import { discussions } from '../../src/features/comments/discussions.table.ts'
import { newDiscussion, withComment } from '../../src/features/comments/new-rows.rules.ts'
import { aboutRow } from '../../src/features/comments/subjects.rules.ts'
import { createHeadline } from '../../src/features/headlines/headlines.mutations.ts'
import { createIssue } from '../../src/features/issues/issues.mutations.ts'
import { newRow } from '../../src/features/people/company-rows.rules.ts'
import { insertRows } from '../../src/features/people/insert-rows.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { goOffline, openDialog, row, toast } from './acts.ts'
import { keptForOffline } from './browser-storage.ts'
import { makeHarbor } from './company.ts'
import { expect, test } from './journey.ts'
import { expectUsable } from './usable.ts'

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection/

const issueDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit issue' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Add a comment' })
const said = (page: Page) => page.getByRole('log', { name: 'Discussion' })

test('two people discuss an issue, one of them without a network for a while, and one is mentioned', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const { id, teamId, maya, lena, omar } = await makeHarbor(stage.services)
  const issue = { id: newId(), teamId, title: 'The dock leaks', issueType: 'short_term' as const }
  await stage.services.node.run(id, omar.id, createIssue, issue)
  const desk = await enter({ as: maya, path: '/issues' })
  const train = await enter({ as: lena, path: '/issues', phone: true })

  // By keyboard: half a name, Enter, and Ctrl Enter sends.
  await row(desk, 'The dock leaks').getByRole('button', { name: 'The dock leaks', exact: true }).click()
  await field(desk).fill('Since when? ')
  await field(desk).pressSequentially('@le')
  await expect(desk.getByRole('option', { name: 'Lena Brook' })).toBeVisible()
  await desk.keyboard.press('Enter')
  await desk.keyboard.type('saw it, see https://harbor.example/dock.')
  await desk.keyboard.press('Control+Enter')
  await expect(said(desk)).toContainText('Since when? @Lena Brook saw it')
  await expect(said(desk).getByRole('link')).toHaveAttribute('href', 'https://harbor.example/dock')
  await expectUsable(desk, 'the dialog of an issue with comments', '[role="dialog"]')

  const mark = row(train, 'The dock leaks').getByRole('button', { name: '1 comment, you are mentioned' })
  await mark.click()
  await expect(said(train)).toContainText('Maya Harper')
  await expectUsable(train, 'comments on a phone', '[role="dialog"]')
  await keptForOffline(train, 'Since when?')

  // Without a network; what is typed outlives the dialog.
  await goOffline(train)
  await field(train).fill('Since Monday, ')
  await train.keyboard.press('Escape')
  await expect(openDialog(train)).toBeHidden()
  await row(train, 'The dock leaks').getByRole('button', { name: '1 comment' }).click()
  await expect(field(train)).toHaveValue('Since Monday, ')
  await field(train).press('End')
  await field(train).pressSequentially('below the waterline.')
  await train.getByRole('button', { name: 'Send' }).click()
  await expect(said(train)).toContainText('below the waterline.')
  await field(desk).fill('I am asking Omar')
  await desk.keyboard.press('Control+Enter')
  await expect(said(desk)).toContainText('I am asking Omar')
  await train.context().setOffline(false)
  for (const page of [desk, train]) {
    await expect(said(page).getByText('Since Monday, below the waterline.')).toHaveCount(1)
    await expect(said(page).getByText('I am asking Omar')).toHaveCount(1)
  }

  // An edit and a deletion leave their traces, and Undo takes the deletion back.
  const actions = said(desk).getByRole('button', { name: 'Actions for the comment of Maya Harper' })
  await actions.last().click()
  await desk.getByRole('menuitem', { name: 'Edit' }).click()
  await desk.getByRole('combobox', { name: 'Edit the comment' }).fill('I asked Omar')
  await desk.keyboard.press('Control+Enter')
  await said(train).getByRole('button', { name: 'edited' }).click()
  await expect(said(train).getByRole('list', { name: 'Earlier versions' })).toContainText('I am asking Omar')
  await actions.last().click()
  await desk.getByRole('menuitem', { name: 'Delete' }).click()
  await toast(desk, 'Comment deleted').hover()
  await expect(said(train)).toContainText('Deleted by Maya Harper')
  await expect(said(train)).not.toContainText('I asked Omar')
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(said(train)).toContainText('I asked Omar')
  await desk.keyboard.press('Escape')
  await expect(issueDialog(desk)).toBeHidden()
})

test('what one follows waits on the dashboard until it was read, and reactions to a headline are counted', async ({
  stage,
  enter,
}) => {
  const { id, teamId, maya, lena } = await makeHarbor(stage.services)
  const headline = { id: newId(), teamId, title: 'We have a new crane', content: 'It lifts ten tons.' }
  await stage.services.node.run(id, lena.id, createHeadline, headline)
  const news = await enter({ as: maya, path: '/headlines' })
  const home = await enter({ as: lena, path: '/dashboard' })

  await news.getByRole('button', { name: 'React to We have a new crane' }).click()
  await news.getByRole('button', { name: 'Well done' }).click()
  await expect(news.getByRole('button', { name: 'Well done: Maya Harper' })).toHaveText('1')
  await news.getByRole('button', { name: 'Add a comment' }).click()
  await field(news).fill('Who drives it?')
  await news.getByRole('button', { name: 'Send' }).click()
  await expect(said(news)).toContainText('Who drives it?')
  await news.getByRole('button', { name: 'Close' }).click()

  const forYou = home.getByRole('list', { name: 'For you' })
  await expect(forYou).toContainText('1 new comment, by Maya Harper')
  await expectUsable(home, 'the dashboard with unread comments')
  await home.getByRole('button', { name: 'Notifications: 1 unread' }).click()
  await home.getByRole('button', { name: 'A discussion waits for you' }).click()
  const everywhere = home.getByRole('dialog', { name: 'For you' })
  await expect(everywhere.getByRole('button', { name: 'We have a new crane' })).toBeVisible()
  await everywhere.getByRole('button', { name: 'Close' }).click()
  await forYou.getByRole('button', { name: 'We have a new crane' }).click()
  await expect(said(home)).toContainText('Who drives it?')
  await home.getByRole('button', { name: 'Close' }).click()
  await expect(forYou).toBeHidden()

  await home.getByRole('link', { name: 'Headlines', exact: true }).click()
  const well = home.getByRole('button', { name: 'Well done: Maya Harper' })
  await well.click()
  await expect(news.getByRole('button', { name: 'Well done: Maya Harper, Lena Brook' })).toHaveText('2')
  await expectUsable(home, 'headlines with reactions')
})

test('what was said long ago is edited without a network, and what was deleted long ago is brought back meanwhile', async ({
  stage,
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  const { id, teamId, maya, lena } = await makeHarbor(stage.services)
  const issue = { id: newId(), teamId, title: 'The dock leaks', issueType: 'short_term' as const }
  await stage.services.node.run(id, lena.id, createIssue, issue)
  const then = new Date(Date.now() - 40 * 86_400_000).toISOString()
  const audience = teamAudience(teamId)
  const opened = newDiscussion(aboutRow('issue', issue), audience, then)
  const of = { mentionedIds: [], createdAt: then }
  const first = withComment(opened, { ...of, id: newId(), text: 'Sinse when?', createdBy: lena.id })
  const second = withComment(first.discussion, { ...of, id: newId(), text: 'x', createdBy: maya.id })
  const version = {
    id: newId(),
    commentId: second.comment.id,
    discussionId: opened.id,
    ...audience,
    readerId: maya.id,
    number: 1,
    text: 'Ask Omar first.',
    replacedAt: then,
  }
  const rows = [
    newRow(discussions, { ...second.discussion, commentCount: 1 }),
    newRow(comments, first.comment),
    newRow(comments, { ...second.comment, text: null, deletedAt: then, deletedBy: maya.id }),
    newRow(commentVersions, version),
  ]
  await stage.services.node.run(id, null, insertRows(rows), {})
  const desk = await enter({ as: maya, path: '/issues' })
  const train = await enter({ as: lena, path: '/issues' })
  for (const page of [desk, train]) {
    await row(page, issue.title).getByRole('button', { name: issue.title, exact: true }).click()
    await expect(said(page)).toContainText('Sinse when?')
    await expect(said(page)).toContainText('Deleted by Maya Harper')
  }

  await goOffline(train)
  await said(train).getByRole('button', { name: 'Actions for the comment of Lena Brook' }).click()
  await train.getByRole('menuitem', { name: 'Edit' }).click()
  await train.getByRole('combobox', { name: 'Edit the comment' }).fill('Since when?')
  await train.keyboard.press('Control+Enter')
  await expect(said(train)).toContainText('Since when?')
  await said(desk).getByRole('button', { name: 'Restore' }).click()
  await expect(said(desk)).toContainText('Ask Omar first.')
  await expect(said(desk)).toContainText('Sinse when?')

  await train.context().setOffline(false)
  await expect(said(desk)).toContainText('Since when?')
  await expect(said(train)).toContainText('Ask Omar first.')
  await expect(said(train)).toContainText('Since when?')
})
