import { Progress } from '../Progress.tsx'
import { Skeleton, SkeletonRows } from '../Skeleton.tsx'
import { Together } from '../Together.tsx'
import { Part } from './Part.tsx'

export function Loading() {
  return (
    <>
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
