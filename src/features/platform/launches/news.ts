import { useEffect, useSyncExternalStore } from 'react'
import { post } from '../../../ui/post.ts'
import { problemOf } from '../../../ui/problem.ts'
import { requestJson } from '../../../ui/request.ts'
import { toast } from '../../../ui/toast.ts'
import type { Launch, LaunchesAnswer } from './launches.requests.ts'
import { NOT_DISMISSED } from './whats-new.text.ts'

/** In milliseconds: how long an answer holds. */
const HOLDS = 5 * 60_000

type News = {
  companyId: string
  askedAt: number
  launches: readonly Launch[] | undefined
  hasFailed: boolean
}

const NONE: News = { companyId: '', askedAt: 0, launches: undefined, hasFailed: false }
let news = NONE
const listeners = new Set<() => void>()

function change(next: News): void {
  news = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function load(companyId: string): Promise<void> {
  const held = news.companyId === companyId ? news : { ...NONE, companyId }
  if (held.launches && Date.now() - held.askedAt < HOLDS) return
  const asked = { ...held, askedAt: Date.now() }
  change(asked)
  try {
    const { launches } = await requestJson<LaunchesAnswer>('GET', `/api/launches/${companyId}`)
    if (news.companyId === companyId) change({ ...asked, launches, hasFailed: false })
  } catch {
    if (news.companyId === companyId) change({ ...asked, askedAt: 0, hasFailed: true })
  }
}

/** What is new for the person in this company: undefined until it is known, which without a network may be never. */
export function useNews(companyId: string | undefined): Pick<News, 'launches' | 'hasFailed'> {
  const { companyId: heldFor, launches, hasFailed } = useSyncExternalStore(subscribe, () => news)
  useEffect(() => {
    if (companyId !== undefined) void load(companyId)
  }, [companyId])
  return heldFor === companyId ? { launches, hasFailed } : { launches: undefined, hasFailed: false }
}

/** At once; it comes back if that could not be kept. */
export async function dismiss(launch: Launch): Promise<void> {
  const before = news
  change({ ...news, launches: news.launches?.filter(({ id }) => id !== launch.id) })
  try {
    await post('/api/launches/dismiss', { id: launch.id }, NOT_DISMISSED)
  } catch (error) {
    if (news.companyId === before.companyId) change({ ...news, launches: before.launches })
    const { title, detail } = problemOf(error)
    toast.error(title, detail)
  }
}

export const pictureOf = (companyId: string, { picture }: Pick<Launch, 'picture'>): string | null =>
  picture && `/api/launches/${companyId}/pictures/${picture}`
