import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { PhoneLine } from './phone/PhoneLine.tsx'
import { RoomHeader } from './RoomHeader.tsx'
import type { RoomTopProps } from './room-top-props.ts'

/** What a meeting is called, where it is in its agenda and time, who is there, and what they can do about that. */
export const RoomTop = (props: RoomTopProps) =>
  useIsNarrow() ? <PhoneLine {...props} /> : <RoomHeader {...props} />
