import { useEffect } from 'react'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { DRAFT_GONE, ORG_CHART } from '../chart.text.ts'
import { BACK_TO_LIVE } from '../earlier/earlier.text.ts'

/** Stands where a draft was that somebody has deleted or made live. The live chart in its place would be changed by mistake. */
export function DraftGone({ onOpenLive }: { onOpenLive: () => void }) {
  useEffect(() => announce(DRAFT_GONE), [])
  return (
    <>
      <PageHeader title={ORG_CHART} />
      <EmptyState text={DRAFT_GONE} action={<Button onClick={onOpenLive}>{BACK_TO_LIVE}</Button>} />
    </>
  )
}
