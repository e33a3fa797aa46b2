import { Check, Pause, Play, ThumbsUp } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import {
  AGENDA,
  CLOCK,
  ISSUES,
  MEETING,
  NEW_ISSUE,
  OLD_ISSUES,
  PAUSE,
  PLAY,
  PRESENT,
  PREVIEW_ROWS,
  PREVIEW_SHOWS,
  SCORECARD,
  TASK,
  TASK_DAY,
  TASK_OWNER,
  TEAM,
  TYPIST,
  VOTES,
} from './meeting-preview.text.ts'

const TINTS = ['bg-[var(--person-0)]', 'bg-[var(--person-1)]', 'bg-[var(--person-2)]', 'bg-[var(--person-3)]']

/**
 * A weekly meeting with invented numbers, as it stands at its end. `data-at` and `data-until` say in which steps a part is seen
 * once it moves (preview-motion.ts); without scripts and under reduced motion it stays as it is.
 */
export function MeetingPreview() {
  return (
    <figure data-preview className="@container relative mx-auto w-full max-w-5xl">
      <figcaption className="sr-only">{PREVIEW_SHOWS}</figcaption>
      <div
        aria-hidden
        className="overflow-hidden rounded-xl border border-line bg-page text-left shadow-popup select-none"
      >
        <Bar />
        <div className="grid md:grid-cols-[11rem_1fr]">
          <Agenda />
          <div className="min-w-0">
            <Scorecard />
            <Issues />
          </div>
        </div>
      </div>
      <button
        type="button"
        hidden
        data-pause
        data-pause-label={PAUSE}
        data-play-label={PLAY}
        aria-label={PAUSE}
        className="absolute -bottom-10 right-0 inline-flex size-8 items-center justify-center rounded-md text-soft hover:bg-hover hover:text-ink max-md:-bottom-12 max-md:size-11 [&_svg]:size-4"
      >
        <Pause aria-hidden data-when="playing" />
        <Play aria-hidden data-when="paused" />
      </button>
    </figure>
  )
}

function Bar() {
  return (
    <div className="flex items-center gap-3 border-b border-line bg-sunken px-4 py-2.5">
      <span className="truncate font-semibold">
        {TEAM}
        <span className="font-normal text-soft max-md:hidden"> · {MEETING}</span>
      </span>
      <span className="ml-auto flex -space-x-1.5">
        {PRESENT.map((initials, index) => (
          <Person key={initials} initials={initials} tint={TINTS[index]} />
        ))}
      </span>
      <span className="inline-flex items-center gap-2 rounded-md border border-good-edge/50 bg-good-tint px-2.5 py-1 text-[0.8125rem] font-medium text-good-ink">
        <span className="size-2 rounded-full bg-good-edge" />
        <span data-clock data-numeric>
          {CLOCK}
        </span>
      </span>
    </div>
  )
}

const Person = ({ initials, tint = TINTS[1] }: { initials: string; tint?: string | undefined }) => (
  <span
    className={cx(
      'inline-flex size-6 shrink-0 items-center justify-center rounded-full border-2 border-sunken text-[0.5625rem] font-semibold',
      tint,
    )}
  >
    {initials}
  </span>
)

/** The scorecard comes first; from the fifth step on the team is at its issues. */
function Agenda() {
  return (
    <div className="border-r border-line py-2 max-md:hidden">
      {AGENDA.map(([section, minutes]) => (
        <div key={section} className="relative mx-2 flex h-8 items-center gap-2 px-2 text-[0.8125rem]">
          {section === SCORECARD && (
            <span data-at="0" data-until="5" className="absolute inset-0 rounded-md bg-selected" />
          )}
          {section === ISSUES && <span data-at="5" className="absolute inset-0 rounded-md bg-selected" />}
          <span className="relative">{section}</span>
          <span data-numeric className="relative ml-auto text-xs text-soft">
            {minutes}
          </span>
        </div>
      ))}
    </div>
  )
}

function Scorecard() {
  return (
    <div>
      <Heading text={SCORECARD} />
      {PREVIEW_ROWS.map(({ metric, owner, target, weeks, at }) => (
        <div key={metric} data-numeric className="flex h-9 border-t border-hair text-[0.8125rem]">
          <span className="flex min-w-0 flex-1 items-center gap-3 px-4">
            <span className="truncate font-medium">{metric}</span>
            <span className="ml-auto text-soft @max-3xl:hidden">{owner}</span>
          </span>
          <span className="flex w-14 items-center justify-end pr-3 text-soft max-md:hidden">{target}</span>
          {weeks.map(([text, onTrack], week) => (
            <Cell
              key={text}
              text={text}
              onTrack={onTrack}
              at={week === weeks.length - 1 ? at : 0}
              className={week === 0 ? '@max-2xl:hidden' : week === 1 ? '@max-xl:hidden' : ''}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type CellProps = { text: string; onTrack: boolean; at: number; className: string }

function Cell({ text, onTrack, at, className }: CellProps) {
  return (
    <span className={cx('relative w-18 shrink-0 border-l border-hair', className)}>
      {at > 1 && (
        <span
          data-at={at - 1}
          data-until={at}
          className="absolute inset-0 flex items-center justify-end pr-2 ring-2 ring-accent ring-inset"
        >
          <span className="rounded-sm bg-accent px-1 text-[0.625rem] font-medium text-on-accent">
            {TYPIST}
          </span>
        </span>
      )}
      <span
        data-at={at}
        className={cx(
          'absolute inset-0 flex items-center justify-end pr-3',
          onTrack ? 'bg-good-tint text-good-ink' : 'border-l-3 border-bad-edge bg-bad-tint text-bad-ink',
        )}
      >
        {text}
      </span>
    </span>
  )
}

const Heading = ({ text }: { text: string }) => (
  <p className="px-4 pt-3 pb-2 text-[0.8125rem] font-semibold">{text}</p>
)

function Issues() {
  return (
    <div className="border-t border-line">
      <Heading text={ISSUES} />
      <div className="relative">
        <div data-at="5" data-lower-until="8" className="transition duration-500">
          <Issue title={NEW_ISSUE} votes={VOTES.new} />
        </div>
        <div data-higher-until="8" className="transition duration-500">
          <Issue title={OLD_ISSUES[0]} votes={VOTES.first} />
        </div>
        <div data-higher-until="8" className="transition duration-500">
          <Issue title={OLD_ISSUES[1]} votes={VOTES.second} />
        </div>
      </div>
      <div
        data-at="9"
        className="mx-4 mt-1 mb-4 flex items-center gap-3 rounded-lg border border-line bg-sunken px-3 py-2 text-[0.8125rem]"
      >
        <span className="inline-flex size-4 shrink-0 items-center justify-center rounded-sm border border-control-line [&_svg]:size-3">
          <Check className="text-transparent" />
        </span>
        <span className="truncate font-medium">{TASK}</span>
        <span className="ml-auto">
          <Person initials={TASK_OWNER} />
        </span>
        <span className="text-soft">{TASK_DAY}</span>
      </div>
    </div>
  )
}

type IssueProps = { title: string; votes: readonly (readonly [at: number, votes: string])[] }

function Issue({ title, votes }: IssueProps) {
  return (
    <div className="flex h-10 items-center gap-3 border-t border-hair px-4 text-[0.8125rem]">
      <span className="truncate">{title}</span>
      <span
        data-numeric
        className="ml-auto inline-flex h-6 w-14 items-center gap-1.5 rounded-full border border-line px-2 text-xs [&_svg]:size-3 [&_svg]:text-soft"
      >
        <ThumbsUp />
        <span className="relative ml-auto h-4 w-3 text-right">
          {votes.map(([at, count], index) => (
            <span key={at} data-at={at} data-until={votes[index + 1]?.[0]} className="absolute inset-0">
              {count}
            </span>
          ))}
        </span>
      </span>
    </div>
  )
}
