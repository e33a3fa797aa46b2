import { Handshake, Heart, type LucideIcon, PartyPopper, SmilePlus, ThumbsUp } from 'lucide-react'
import { useActor, useLive, useMutate } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import { canTakePart } from '../../meetings/meetings.access.ts'
import type { Headline } from '../headlines.table.ts'
import { reactToHeadline } from './reactions.mutations.ts'
import { type Reacted, reactionsOf } from './reactions.queries.ts'
import { type ReactionKind, REACTIONS } from './reactions.table.ts'
import { reactedBy, REACTION_LABELS, reactTo } from './reactions.text.ts'

const ICONS: Record<ReactionKind, LucideIcon> = {
  agree: ThumbsUp,
  thanks: Heart,
  cheer: PartyPopper,
  support: Handshake,
}

/** How people reacted to a headline, and what one may react with. */
export function Reactions({ headline }: { headline: Headline }) {
  const reacted = useLive(reactionsOf, { headlineId: headline.id }) ?? []
  const mayReact = canTakePart(useActor())
  const mutate = useMutate()
  const isMine = (kind: ReactionKind) => reacted.some((one) => one.kind === kind && one.isMine)
  const react = (kind: ReactionKind) =>
    void mutate(reactToHeadline, { headlineId: headline.id, kind, isOn: !isMine(kind) })
  return (
    <>
      {reacted.map((one) => (
        <Reaction key={one.kind} {...one} onPress={mayReact ? () => react(one.kind) : undefined} />
      ))}
      {mayReact && (
        <Popover
          label={reactTo(headline.title)}
          align="start"
          width="w-auto"
          trigger={
            <IconButton
              label={reactTo(headline.title)}
              icon={<SmilePlus aria-hidden />}
              className="-my-1 max-sm:my-0 max-sm:first:-ml-2.5 [&_svg]:size-3.5"
            />
          }
        >
          {(close) => (
            <Choices
              isMine={isMine}
              onChoose={(kind) => {
                react(kind)
                close()
              }}
            />
          )}
        </Popover>
      )}
    </>
  )
}

type ChoicesProps = { isMine: (kind: ReactionKind) => boolean; onChoose: (kind: ReactionKind) => void }

const Choices = ({ isMine, onChoose }: ChoicesProps) => (
  <div className="flex gap-1 p-1">
    {REACTIONS.map((kind) => {
      const Icon = ICONS[kind]
      return (
        <IconButton
          key={kind}
          label={REACTION_LABELS[kind]}
          aria-pressed={isMine(kind)}
          icon={<Icon aria-hidden />}
          className="aria-pressed:bg-accent-tint aria-pressed:text-accent-ink max-md:size-11"
          onClick={() => onChoose(kind)}
        />
      )
    })}
  </div>
)

function Reaction({ kind, count, names, isMine, onPress }: Reacted & { onPress: (() => void) | undefined }) {
  const Icon = ICONS[kind]
  const label = reactedBy(kind, names, count)
  return (
    <button
      type="button"
      disabled={!onPress}
      aria-pressed={isMine}
      aria-label={label}
      data-tooltip={label}
      data-numeric
      onClick={onPress}
      className={cx(
        'inline-flex min-h-6 items-center gap-1 rounded-full border px-2 text-xs max-md:min-h-9',
        isMine ? 'border-accent-ink bg-accent-tint text-accent-ink' : 'border-line text-soft',
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {count}
    </button>
  )
}
