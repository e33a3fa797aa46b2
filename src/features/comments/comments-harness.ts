import type { Cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { newId } from '../../sync/id.ts'
import { commentOnIssue } from '../issues/issue-comments.mutations.ts'
import { createIssue } from '../issues/issues.mutations.ts'
import { discussionItems } from './comments.queries.ts'
import { discussionMark } from './mark.queries.ts'
import { newDiscussionId } from './new-rows.rules.ts'
import { type About, aboutRow } from './subjects.rules.ts'

/** What a discussion is about: an issue by its id, or anything else. */
type Named = string | About

const aboutOf = (named: Named): About =>
  typeof named === 'string' ? aboutRow('issue', { id: named }) : named

/** The id of the discussion of this subject, once somebody has opened it. */
export const idOfDiscussion = (about: Named): string => newDiscussionId(aboutOf(about))

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
    await author.does(commentOnIssue, { id, subjectId: issueId, week: null, text, mentionedIds })
    return id
  }

  const seen = (reader: Player, about: Named) => reader.asks(discussionItems, aboutOf(about))

  const texts = async (reader: Player, about: Named) =>
    (await seen(reader, about))?.items.map(({ comment }) => comment.text)

  const mark = (reader: Player, about: Named) => reader.asks(discussionMark, aboutOf(about))

  const names = async (reader: Player, about: Named) =>
    (await seen(reader, about))?.followers.map(({ fullName }) => fullName)

  return { issueOf, says, seen, texts, mark, names }
}
