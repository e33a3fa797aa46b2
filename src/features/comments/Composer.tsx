import { useRef } from 'react'
import { newId } from '../../sync/id.ts'
import { useMutate } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { withModifier } from '../../ui/keyboard.ts'
import { ENTER } from '../../ui/ui.text.ts'
import { ADD_COMMENT, COMMENT_HINT, SEND } from './comments.text.ts'
import type { Discussed } from './discussed.ts'
import { MentionText } from './MentionText.tsx'
import type { Named } from './mentions.rules.ts'
import { aboutKey } from './subjects.rules.ts'
import { useDraft } from './use-draft.ts'

type ComposerProps = { of: Discussed; people: readonly Named[]; onSent: () => void }

/** Adds to a discussion. What is typed stays until it is sent, whatever happens to the dialog. */
export function Composer({ of, people, onSent }: ComposerProps) {
  const { about, mutation } = of
  const { subjectId, week } = about
  const mutate = useMutate()
  const draft = useDraft(aboutKey(about), people)
  const field = useRef<HTMLDivElement>(null)
  const isEmpty = draft.text.trim() === ''

  function send(): void {
    if (isEmpty) return
    if (mutate(mutation, { id: newId(), subjectId, week, ...draft.said() })) return
    draft.drop()
    onSent()
    // The new comment has pushed the field down by then.
    requestAnimationFrame(() => field.current?.scrollIntoView({ block: 'nearest' }))
  }

  return (
    <div ref={field} className="grid scroll-mb-20 gap-2">
      <MentionText
        label={ADD_COMMENT}
        hint={COMMENT_HINT}
        text={draft.text}
        people={people}
        onChange={draft.write}
        onPick={draft.pick}
        onSend={send}
      />
      {!isEmpty && (
        <div className="flex items-center justify-end gap-2">
          <Kbd keys={withModifier(ENTER)} />
          <Button size="sm" onClick={send}>
            {SEND}
          </Button>
        </div>
      )}
    </div>
  )
}
