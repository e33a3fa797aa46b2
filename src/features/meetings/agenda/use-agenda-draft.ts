import { useState } from 'react'
import { newId } from '../../../sync/id.ts'
import { announce } from '../../../ui/announce.ts'
import type { AgendaSection } from '../../teams/teams.table.ts'
import { added, moved } from './agenda.rules.ts'
import { movedToPlace, NEW_SECTION, sectionRemoved } from './agenda.text.ts'

/** A section that is being edited; its id lasts as long as the dialog. */
export type DraftSection = AgendaSection & { readonly id: string }

const drafted = (sections: readonly AgendaSection[]): readonly DraftSection[] =>
  sections.map((section) => ({ ...section, id: newId() }))

/** The sections without their ids, as they are saved. A text that is empty, or of another kind of section, is left out. */
const finished = (drafts: readonly DraftSection[]): AgendaSection[] =>
  drafts.map(({ kind, section, minutes, text }) => ({
    kind,
    section,
    minutes,
    ...(kind === 'open' && text && { text }),
  }))

/** An agenda while somebody edits it. */
export function useAgendaDraft(saved: readonly AgendaSection[]) {
  const [drafts, setDrafts] = useState(() => drafted(saved))
  const placeOf = (id: string) => drafts.findIndex((draft) => draft.id === id)
  return {
    drafts,
    sections: finished(drafts),
    startFrom: (sections: readonly AgendaSection[]) => setDrafts(drafted(sections)),
    change: (id: string, part: Partial<AgendaSection>) =>
      setDrafts((before) => before.map((draft) => (draft.id === id ? { ...draft, ...part } : draft))),
    add() {
      const id = newId()
      setDrafts(added(drafts, { id, kind: 'open', section: NEW_SECTION, minutes: 5 }))
      return id
    },
    move(id: string, places: number) {
      const [from, to] = [placeOf(id), placeOf(id) + places]
      const [draft, next] = [drafts[from], moved(drafts, from, to)]
      if (!draft || next === drafts) return
      setDrafts(next)
      announce(movedToPlace(draft.section, to + 1, drafts.length))
    },
    remove(id: string) {
      const draft = drafts[placeOf(id)]
      if (draft) announce(sectionRemoved(draft.section))
      setDrafts(drafts.filter((draft) => draft.id !== id))
    },
  }
}

export type AgendaDraft = ReturnType<typeof useAgendaDraft>
