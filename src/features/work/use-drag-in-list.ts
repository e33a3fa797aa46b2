import { type DragEvent, useState } from 'react'

/** The item of a list, marked with `data-row-key`, that an event is about. */
const rowAt = ({ target }: DragEvent): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-row-key]')?.dataset['rowKey']

/**
 * Lets rows be dragged to another place of their list: the handlers for the list, and the id of the row in whose place the dragged one would
 * come. The same can be done by keys and by each row's menu.
 */
export function useDragInList(
  rows: readonly { readonly id: string }[],
  move: (id: string, places: number) => void,
) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const place = (rowId: string | null | undefined) => rows.findIndex(({ id }) => id === rowId)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return {
    over: over === dragged ? null : over,
    handlers: {
      onDragStart(event: DragEvent) {
        const row = (event.target as Element).closest('[data-row-key]')
        if (row) event.dataTransfer.setDragImage(row, 0, 0)
        event.dataTransfer.effectAllowed = 'move'
        setDragged(rowAt(event) ?? null)
      },
      onDragOver(event: DragEvent) {
        const rowId = rowAt(event)
        if (dragged === null || rowId === undefined) return
        event.preventDefault()
        setOver(rowId)
      },
      onDrop(event: DragEvent) {
        event.preventDefault()
        const to = place(rowAt(event))
        if (dragged !== null && to >= 0) move(dragged, to - place(dragged))
        end()
      },
      onDragEnd: end,
    },
  }
}
