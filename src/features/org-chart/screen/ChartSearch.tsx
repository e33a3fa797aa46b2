import { useEffect, useRef } from 'react'
import { IN_LAYER } from '../../../ui/in-layer.ts'
import { isOfSequence } from '../../../ui/key-sequence.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { FIND_SEAT, found, noMatch } from '../chart.text.ts'
import type { Search } from './use-open-chart.ts'

/** Finds a seat by its name or by who holds it; Enter goes to the next one. The key / leads here. */
export function ChartSearch({ search: { query, setQuery, count, next } }: { search: Search }) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented || isOfSequence(event)) return
      if ((target as Element).closest(`input, textarea, select, ${IN_LAYER}`)) return
      event.preventDefault()
      field.current?.querySelector('input')?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It listens to keys of the field in it.
    <div
      ref={field}
      className="relative max-md:w-full"
      onKeyDown={(event) => {
        if (event.key === 'Enter') next()
        else if (event.key === 'Escape') {
          setQuery('')
          document.querySelector<HTMLElement>('[role="tree"]')?.focus()
        } else return
        event.preventDefault()
      }}
    >
      <SearchField label={FIND_SEAT} value={query} onChange={setQuery} className="w-44 max-md:w-full" />
      <p
        role="status"
        className="absolute top-full right-0 z-20 mt-1 rounded-md bg-raised px-2 py-1 text-[0.8125rem] whitespace-nowrap text-soft shadow-popup empty:hidden"
      >
        {count !== null && (count === 0 ? noMatch(query.trim()) : found(count))}
      </p>
    </div>
  )
}
