import { ArrowDown, ArrowUp, Ellipsis, Plus, Trash2 } from 'lucide-react'
import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useSavedText } from '../../org-chart/panel/use-saved-text.ts'
import { DraftField } from '../../revisions/DraftField.tsx'
import { moveByKeys } from '../../work/move-by-keys.ts'
import { type ProcessStep, STEP_LENGTH, STEP_TITLE_LENGTH, stepReaders } from '../processes.table.ts'
import {
  MOVE_DOWN,
  MOVE_UP,
  NO_SEAT,
  NO_SEAT_FOUND,
  OPEN_SEAT,
  REMOVE,
  seatOfStep,
  STEP_BELOW,
  STEP_BODY_PLACEHOLDER,
  STEP_TITLE,
  stepActions,
  stepNumber,
  stepText,
} from '../processes.text.ts'
import { seatsForSteps } from '../seats.queries.ts'
import { renameStep, setStepSeat, writeStep } from '../steps/steps.mutations.ts'

type StepCardProps = {
  step: ProcessStep
  index: number
  /** How many steps the process has. */
  count: number
  /** Asks for a further step below. */
  onEnter: () => void
  onMove: (places: number) => void
  onRemove: () => void
}

/** A step as it is written: its title, its text and who does it. Enter leads to the next step, Alt with an arrow moves it. */
export function StepCard({ step, index, count, onEnter, onMove, onRemove }: StepCardProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles key presses that bubble up from the card's fields.
    <li onKeyDown={(event) => moveByKeys(event, onMove)}>
      <section
        aria-label={stepNumber(index)}
        className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-x-2 rounded-lg border border-line bg-page py-2.5 pr-2 pl-3 focus-within:border-control-line"
      >
        <span aria-hidden data-numeric className="pt-0.5 text-lg leading-6 font-semibold text-soft">
          {index + 1}
        </span>
        <div className="grid min-w-0 gap-1.5">
          <StepTitle step={step} onEnter={onEnter} />
          <StepBody step={step} index={index} />
          <StepSeat step={step} index={index} />
        </div>
        <Menu
          label={stepActions(step.title)}
          align="end"
          trigger={<IconButton label={stepActions(step.title)} icon={<Ellipsis aria-hidden />} />}
          sections={[
            {
              entries: [
                { label: STEP_BELOW, icon: <Plus aria-hidden />, onSelect: onEnter },
                {
                  label: MOVE_UP,
                  icon: <ArrowUp aria-hidden />,
                  disabled: index === 0,
                  onSelect: () => onMove(-1),
                },
                {
                  label: MOVE_DOWN,
                  icon: <ArrowDown aria-hidden />,
                  disabled: index === count - 1,
                  onSelect: () => onMove(1),
                },
              ],
            },
            {
              entries: [{ label: REMOVE, icon: <Trash2 aria-hidden />, danger: true, onSelect: onRemove }],
            },
          ]}
        />
      </section>
    </li>
  )
}

function StepTitle({ step: { id, title }, onEnter }: Pick<StepCardProps, 'step' | 'onEnter'>) {
  const mutate = useMutate()
  const text = useSavedText(title, (changed) => mutate(renameStep, { id, title: changed }))
  return (
    <input
      aria-label={STEP_TITLE}
      maxLength={STEP_TITLE_LENGTH}
      autoComplete="off"
      {...text}
      onChange={({ target }) => text.onChange(target.value)}
      onKeyDown={(event) => {
        text.onKeyDown(event)
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.currentTarget.blur()
        onEnter()
      }}
      className="unboxed font-semibold max-md:text-base"
    />
  )
}

function StepBody({ step, index }: Pick<StepCardProps, 'step' | 'index'>) {
  const mutate = useMutate()
  return (
    <DraftField
      label={stepText(index)}
      place={{ entity: 'process_steps', entityId: step.id, field: 'body', readers: stepReaders(step) }}
      stored={{ text: step.body, version: step.version, updatedBy: step.updatedBy }}
      onSave={(text, from) => !mutate(writeStep, { id: step.id, text, from })}
      most={STEP_LENGTH}
      marksUp
      previews
      placeholder={STEP_BODY_PLACEHOLDER}
    />
  )
}

function StepSeat({ step: { id, seatId }, index }: Pick<StepCardProps, 'step' | 'index'>) {
  const mutate = useMutate()
  const seats = useLive(seatsForSteps, {}) ?? []
  if (seats.length === 0) return null
  return (
    <Select
      label={seatOfStep(index)}
      name="seatId"
      hideLabel
      className="w-full max-w-64"
      placeholder={NO_SEAT}
      noMatch={NO_SEAT_FOUND}
      value={seatId ?? ''}
      onChange={(chosen) => void mutate(setStepSeat, { id, seatId: chosen || null })}
      options={seats.map((seat) => ({
        value: seat.id,
        label: seat.name,
        detail: seat.holders.join(', ') || OPEN_SEAT,
      }))}
    />
  )
}
