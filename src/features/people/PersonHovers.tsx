import { useEffect, useMemo, useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { CLOSES_AFTER, OPENS_AFTER } from '../../ui/hover-times.ts'
import { later } from '../../ui/later.tsx'
import { personWithTeams } from './people.queries.ts'
import { aboutPerson } from './person-card.text.ts'
import PersonCard from './PersonCard.tsx'

const HoverCardLayer = later(() => import('../../ui/layers/HoverCardLayer.tsx'))

/**
 * Shows more about the people whose names or pictures stand on the page, where they say who it is with `data-person`, once the pointer
 * or the focus rests on one. It listens once for the whole page, so that a row of a long list costs nothing.
 */
export default function PersonHovers() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const hovers = useMemo(() => watchPeople(setAnchor), [])
  useEffect(() => hovers.listen(), [hovers])
  const personId = anchor?.dataset.person
  return (
    anchor &&
    personId && (
      <Card
        key={personId}
        personId={personId}
        anchor={anchor}
        onHover={hovers.overCard}
        onClose={hovers.close}
      />
    )
  )
}

type CardProps = {
  anchor: HTMLElement
  personId: string
  onHover: (isOver: boolean) => void
  onClose: () => void
}

function Card({ anchor, personId, onHover, onClose }: CardProps) {
  const entry = useLive(personWithTeams, { personId })
  const place = useMemo(() => ({ current: anchor }), [anchor])
  if (!entry) return null
  return (
    <HoverCardLayer anchor={place} label={aboutPerson(entry.name)} onClose={onClose} onHover={onHover}>
      <PersonCard personId={personId} />
    </HoverCardLayer>
  )
}

const personAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-person]') : null

const isFocused = (element: HTMLElement | null) => element?.matches(':focus-visible') ?? false

/** Whom the focus or else the pointer rests on now. A finger rests on nobody. */
function restedOn(): HTMLElement | null {
  const find = (state: string) => document.querySelector<HTMLElement>(`[data-person]:${state}`)
  return find('focus-visible') ?? (matchMedia('(hover: hover)').matches ? find('hover') : null)
}

function watchPeople(show: (anchor: HTMLElement | null) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: HTMLElement | null = null
  let wanted: HTMLElement | null = null
  let isOverCard = false

  function become(anchor: HTMLElement | null, milliseconds: number): void {
    clearTimeout(timer)
    wanted = anchor
    timer = setTimeout(() => {
      // A list that drew its row anew has put another name under the same pointer.
      shown = anchor && !anchor.isConnected ? restedOn() : anchor
      show(shown)
    }, milliseconds)
  }

  function overCard(isOver: boolean): void {
    isOverCard = isOver
    if (isOver) clearTimeout(timer)
    else become(null, CLOSES_AFTER)
  }

  function onPointerOver({ target, pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse' || isOverCard) return
    const anchor = personAt(target)
    if (anchor && anchor === shown) clearTimeout(timer)
    else if (anchor) become(anchor, OPENS_AFTER)
    // A page that moves under a pointer at rest sends this too, and takes nothing from a card that a key brings.
    else if (!isFocused(wanted)) become(null, shown ? CLOSES_AFTER : 0)
  }

  function onFocusIn({ target }: FocusEvent): void {
    const anchor = personAt(target)
    if (anchor && anchor === target && isFocused(anchor)) become(anchor, OPENS_AFTER)
  }

  function close(): void {
    isOverCard = false
    become(null, 0)
  }

  function listen(): () => void {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerover', onPointerOver, { signal })
    document.addEventListener('focusin', onFocusIn, { signal })
    document.addEventListener('focusout', () => become(null, CLOSES_AFTER), { signal })
    // Whoever presses or scrolls is about something else.
    document.addEventListener('pointerdown', () => !isOverCard && close(), { signal })
    document.addEventListener('wheel', () => !isOverCard && close(), { signal, passive: true })
    // The pointer or the focus may rest on somebody since before anything listened.
    const anchor = restedOn()
    if (anchor) become(anchor, OPENS_AFTER)
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }

  return { listen, overCard, close }
}
