import { useState } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { MOST_MENTIONS } from './comment-limits.rules.ts'
import { draftOf, keepDraft } from './drafts.ts'
import { mentionedIn, type Named } from './mentions.rules.ts'

/** What is being written, kept until it is sent. `of` names what is discussed, or the comment, `first` is what stands there at first. */
export function useDraft(of: string, people: readonly Named[], first = '') {
  const personId = useActor().id
  const [text, setText] = useState(() => draftOf(personId, of) || first)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  function write(next: string): void {
    setText(next)
    keepDraft(personId, of, next === first ? '' : next)
  }
  return {
    text,
    write,
    pick: (id: string) => setPicked((all) => new Set(all).add(id)),
    /** What to send. */
    said: () => ({ text, mentionedIds: mentionedIn(text, people, picked).slice(0, MOST_MENTIONS) }),
    /** Forgets it once it was sent, or given up. */
    drop(): void {
      keepDraft(personId, of, '')
      setText(first)
      setPicked(new Set())
    },
  }
}
