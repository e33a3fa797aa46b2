import { useEffect, useRef } from 'react'
import { cx } from '../../../ui/cx.ts'
import { SUGGESTIONS } from './formula-builder.text.ts'
import type { Suggestion } from './suggestions.rules.ts'

type SuggestionsProps = {
  id: string
  suggestions: readonly Suggestion[]
  /** The one that Enter takes. */
  current: Suggestion | undefined
  onPick: (suggestion: Suggestion) => void
}

/** The names that fit what is being typed, by team. The focus stays in the text. */
export function Suggestions({ id, suggestions, current, onPick }: SuggestionsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current?.key])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={SUGGESTIONS}
      hidden={suggestions.length === 0}
      className="absolute top-full z-20 mt-1 max-h-60 w-full overflow-y-auto rounded-lg bg-raised p-1 text-ink shadow-popup"
    >
      {suggestions.map((suggestion, index) => (
        <div key={suggestion.key} role="presentation">
          {suggestion.group !== suggestions[index - 1]?.group && (
            <p role="presentation" className="px-2 pt-2 pb-1 text-xs font-medium text-soft">
              {suggestion.group}
            </p>
          )}
          <div
            id={`${id}-${suggestion.key}`}
            role="option"
            tabIndex={-1}
            aria-selected={suggestion === current}
            className={cx(
              'flex min-h-control cursor-default items-center gap-3 rounded px-2 max-md:min-h-11',
              suggestion === current && 'bg-selected',
            )}
            // The text keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(suggestion)}
            onKeyDown={() => {}}
          >
            <span className="min-w-0 flex-1 truncate">{suggestion.label}</span>
            <span className="shrink-0 text-[0.8125rem] text-soft">{suggestion.about}</span>
          </div>
        </div>
      ))}
    </div>
  )
}
