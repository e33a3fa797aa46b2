import { type ComponentType, startTransition, useLayoutEffect, useState } from 'react'
import { Button } from '../Button.tsx'
import { later } from '../later.tsx'
import { Progress } from '../Progress.tsx'
import { Skeleton, SkeletonRows } from '../Skeleton.tsx'
import { Together } from '../Together.tsx'
import { Part } from './Part.tsx'

const code = Promise.withResolvers<{ default: ComponentType }>()
const Late = later(() => code.promise)
const Shown = () => <p>Shown as soon as its code is there</p>

/** Lets the code come at the worst moment: the part has been rendered, and its effects have not run yet. */
function Arrival() {
  useLayoutEffect(() => code.resolve({ default: Shown }), [])
  return <Late />
}

function LateArrival() {
  const [isOpen, setIsOpen] = useState(false)
  function open() {
    void Late.preload()
    startTransition(() => setIsOpen(true))
  }
  return (
    <>
      <Button onClick={open}>Show a late part</Button>
      {isOpen && <Arrival />}
    </>
  )
}

export function Loading() {
  return (
    <>
      <Part name="later" layout="columns">
        <LateArrival />
      </Part>
      <Part name="Skeleton" layout="columns">
        <Skeleton />
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-24" />
      </Part>
      <Part name="SkeletonRows" layout="stack">
        <SkeletonRows rows={3} />
      </Part>
      <Part name="Together" layout="columns">
        <Together>
          <Skeleton />
          <p>Not shown before the bar above it is gone</p>
        </Together>
        <Together>
          <p>Nothing is loading any more</p>
        </Together>
      </Part>
      <Part name="Progress" layout="columns">
        <Progress label="Nothing done" value={0} />
        <Progress label="Four of ten milestones done" value={4} max={10} />
        <Progress label="Everything done" value={100} />
      </Part>
    </>
  )
}
