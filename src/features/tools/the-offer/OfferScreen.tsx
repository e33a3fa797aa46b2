import { ToolFrame } from '../frame/ToolFrame.tsx'
import { OfferSheet } from './OfferSheet.tsx'

/** What makes an offer hard to refuse, and what holds it back. */
export function OfferScreen() {
  return <ToolFrame tool="the-offer">{(open) => <OfferSheet open={open} />}</ToolFrame>
}
