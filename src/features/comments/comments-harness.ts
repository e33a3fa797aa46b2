import type { Cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { newId } from '../../sync/id.ts'
import { commentOnIssue } from '../issues/issue-comments.mutations.ts'
import { createIssue } from '../issues/issues.mutations.ts'
import { discussionItems } from './comments.queries.ts'
import { discussionMark } from './mark.queries.ts'

/** Makes issues and discusses them, in the company that `story` returns once there is one. */
export function discussing(story: () => Cast['harbor']) {
  async function issueOf(creator: Player, teamId = story().teams.crew): Promise<string> {
    const id = newId()
    await creator.does(createIssue, { id, title: 'Leak', issueType: 'short_term', teamId })
    return id
  }

  async function says(
    author: Player,
    issueId: string,
    text: string,
    mentioned: Player[] = [],
  ): Promise<string> {
    const id = newId()
    const mentionedIds = mentioned.map((person) => person.id)
    const subject = { discussionId: issueId, subjectId: issueId, week: null }
    await author.does(commentOnIssue, { id, ...subject, text, mentionedIds })
    return id
  }

  const seen = (reader: Player, discussionId: string) => reader.asks(discussionItems, { discussionId })

  const texts = async (reader: Player, discussionId: string) =>
    (await seen(reader, discussionId))?.items.map(({ comment }) => comment.text)

  const mark = (reader: Player, discussionId: string) => reader.asks(discussionMark, { discussionId })

  const names = async (reader: Player, discussionId: string) =>
    (await seen(reader, discussionId))?.followers.map(({ fullName }) => fullName)

  return { issueOf, says, seen, texts, mark, names }
}
