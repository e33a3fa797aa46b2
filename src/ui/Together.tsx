import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { SkeletonRows } from './Skeleton.tsx'
import { TogetherContext } from './together-context.ts'

/** Parts that load by themselves, each with a skeleton: shown at once when the last one is gone, so that none moves the others. */
export function Together({ children }: { children: ReactNode }) {
  const skeletons = useRef(0)
  const hasShown = useRef(false)
  const [isHeldBack, setHeldBack] = useState(true)
  const wait = useCallback(() => {
    skeletons.current++
    if (!hasShown.current) setHeldBack(true)
    return () => {
      skeletons.current--
      if (skeletons.current === 0) setHeldBack(false)
    }
  }, [])
  // Those of the children have run by now.
  useLayoutEffect(() => {
    if (skeletons.current === 0) setHeldBack(false)
  }, [])
  useEffect(() => {
    hasShown.current ||= !isHeldBack
  }, [isHeldBack])
  return (
    <div className="relative">
      {isHeldBack && (
        <div className="absolute inset-x-0 top-0">
          <SkeletonRows rows={4} rowHeight="h-14" />
        </div>
      )}
      <TogetherContext value={wait}>
        <div className={isHeldBack ? 'invisible' : undefined}>{children}</div>
      </TogetherContext>
    </div>
  )
}
