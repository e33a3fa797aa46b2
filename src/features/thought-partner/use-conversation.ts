import { useEffect, useRef, useState } from 'react'
import { LANGUAGE } from '../../language/locale.text.ts'
import { announce } from '../../ui/announce.ts'
import { problemOf } from '../../ui/problem.ts'
import { RequestError, requestJson } from '../../ui/request.ts'
import { useToday } from '../time/use-today.ts'
import { loadThread, sendQuestion } from './partner-requests.ts'
import { wordsOf } from './stopper.rules.ts'
import type { AnswerEvent, Message, Part, Thread } from './thought-partner.requests.ts'
import { ANSWER_DONE, CUT_OFF, STOPPED } from './thought-partner.text.ts'

/** How often an answer is looked for that another tab or device waits for, in milliseconds. */
const LOOKS_AGAIN_AFTER = 2_000

export interface Conversation {
  messages: readonly Message[]
  /** Undefined while it loads. */
  isLoaded: boolean
  hasFailed: boolean
  isAnswering: boolean
  /** Why the last question has no answer, in words. */
  problem: string | null
  /** Whether the question was kept. */
  ask(text: string, more: { includesPrivate: boolean; again: boolean }): Promise<boolean>
  stop(): void
  /** Notes what became of a proposal. */
  settle(messageId: string, proposalId: string, outcome: 'added' | 'dismissed', madeId: string | null): void
}

const withText = (parts: readonly Part[], text: string): Part[] => {
  const last = parts.at(-1)
  return last?.type === 'text'
    ? [...parts.slice(0, -1), { type: 'text', text: last.text + text }]
    : [...parts, { type: 'text', text }]
}

/** One conversation as it stands on the screen, and what can be done in it. Key it by the conversation. */
export function useConversation(
  companyId: string,
  { threadId, isNew, onThread }: { threadId: string; isNew: boolean; onThread: (thread: Thread) => void },
): Conversation {
  const [messages, setMessages] = useState<readonly Message[] | undefined>(isNew ? [] : undefined)
  const [hasFailed, setFailed] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const under = useRef<AbortController | null>(null)
  const today = useToday()
  const isElsewhere = !isAsking && messages?.at(-1)?.state === 'streaming'

  const load = () =>
    loadThread(companyId, threadId).then(
      (found) => setMessages(found.messages),
      () => setFailed(true),
    )
  useEffect(() => {
    if (!isNew) void load()
    return () => under.current?.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- A screen of one conversation is of that one.
  }, [])
  useEffect(() => {
    if (!isElsewhere) return
    const timer = setInterval(() => void load(), LOOKS_AGAIN_AFTER)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `load` always does the same.
  }, [isElsewhere])

  function changeLast(change: (last: Message) => Message): void {
    setMessages((all = []) => all.map((one, index) => (index === all.length - 1 ? change(one) : one)))
  }

  function follow(event: AnswerEvent, question: { text: string; again: boolean }): void {
    if (event.event === 'refused') return setProblem(wordsOf(event.stopper))
    if (event.event === 'begins') {
      onThread(event.thread)
      const createdAt = event.thread.lastAt
      const asked: Message = {
        id: event.questionId,
        role: 'person',
        parts: [{ type: 'text', text: question.text }],
        state: 'done',
        createdAt,
      }
      const answer: Message = {
        id: event.answerId,
        role: 'partner',
        parts: [],
        state: 'streaming',
        createdAt,
      }
      return setMessages((all = []) => [...(question.again ? untilLast(all) : all), asked, answer])
    }
    if (event.event === 'text')
      return changeLast((last) => ({ ...last, parts: withText(last.parts, event.text) }))
    if (event.event === 'part') return changeLast((last) => ({ ...last, parts: [...last.parts, event.part] }))
    changeLast((last) => ({ ...last, state: event.state }))
    if (event.stopper) setProblem(wordsOf(event.stopper))
    announce(event.state === 'done' ? ANSWER_DONE : event.state === 'stopped' ? STOPPED : CUT_OFF)
  }

  return {
    messages: messages ?? [],
    isLoaded: messages !== undefined,
    hasFailed,
    isAnswering: isAsking || isElsewhere,
    problem,
    async ask(text, { includesPrivate, again }) {
      const over = new AbortController()
      under.current = over
      setAsking(true)
      setProblem(null)
      let [hasBegun, isOver] = [false, false]
      try {
        await sendQuestion(
          threadId,
          { companyId, text, includesPrivate, again, language: LANGUAGE, today },
          {
            signal: over.signal,
            onEvent(event) {
              hasBegun ||= event.event === 'begins'
              isOver ||= event.event === 'ends' || event.event === 'refused'
              follow(event, { text, again })
            },
          },
        )
      } catch (error) {
        if (!over.signal.aborted && error instanceof RequestError)
          setProblem(problemOf(error).detail ?? CUT_OFF)
      }
      if (!isOver && hasBegun)
        changeLast((last) => ({ ...last, state: over.signal.aborted ? 'stopped' : 'failed' }))
      if (!isOver && !over.signal.aborted) setProblem((said) => said ?? CUT_OFF)
      setAsking(false)
      return hasBegun
    },
    stop() {
      void requestJson('POST', `/api/ai/threads/${threadId}/stop`, { companyId }).catch(() =>
        under.current?.abort(),
      )
    },
    settle(messageId, proposalId, outcome, madeId) {
      setMessages((all = []) =>
        all.map((one) =>
          one.id === messageId
            ? {
                ...one,
                parts: one.parts.map((part) =>
                  part.type === 'proposal' && part.id === proposalId ? { ...part, outcome, madeId } : part,
                ),
              }
            : one,
        ),
      )
    },
  }
}

/** What was said before the last question. */
const untilLast = (all: readonly Message[]): readonly Message[] =>
  all.slice(0, all.map(({ role }) => role).lastIndexOf('person'))
