import { PREVIEW_SUMMARY, PREVIEW_TITLE } from './meeting-preview.text.ts'
import { MeetingPreview } from './MeetingPreview.tsx'
import { Section } from './Section.tsx'

/** The meeting as a section of its own, where the hero has no room for it. */
export function Meeting() {
  return (
    <Section id="meeting" title={PREVIEW_TITLE} summary={PREVIEW_SUMMARY} sunken>
      <MeetingPreview />
    </Section>
  )
}
