import { useCallback, useEffect, useRef, useState } from 'react'
import { problemOf } from '../../ui/problem.ts'
import { requestJson } from '../../ui/request.ts'
import { toast } from '../../ui/toast.ts'
import type { ProfilesAnswer } from './roles.requests.ts'
import { USERS_NOT_LOADED } from './roles.text.ts'

const PAUSE_IN_TYPING_MS = 200

const ask = (search: Record<string, string>): Promise<ProfilesAnswer> =>
  requestJson('GET', `/api/platform/profiles?${new URLSearchParams(search).toString()}`)

const sayNotLoaded = (error: unknown) => toast.error(USERS_NOT_LOADED, problemOf(error).detail)

export interface Profiles {
  answer: ProfilesAnswer | undefined
  hasFailed: boolean
  again(): void
  showMore(): void
}

/** The profiles that a text finds, as far as they have been asked for. */
export function useProfiles(text: string): Profiles {
  const [answer, setAnswer] = useState<ProfilesAnswer>()
  const [hasFailed, setFailed] = useState(false)
  const latest = useRef(0)

  const load = useCallback(async (search: Record<string, string>, before?: ProfilesAnswer) => {
    const own = ++latest.current
    try {
      const found = await ask(search)
      if (own !== latest.current) return
      setAnswer(before ? { ...found, profiles: [...before.profiles, ...found.profiles] } : found)
      setFailed(false)
    } catch (error) {
      if (own !== latest.current) return
      setFailed(true)
      sayNotLoaded(error)
    }
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => void load({ text }), PAUSE_IN_TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, load])

  const last = answer?.profiles.at(-1)
  return {
    answer,
    hasFailed,
    again: () => void load({ text }),
    showMore: () => {
      if (last) void load({ text, after: last.fullName, afterId: last.id }, answer)
    },
  }
}
