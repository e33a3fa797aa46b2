import { MessagesSquare } from 'lucide-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { discussTitle, lookAtTitle } from './discussion-room.text.ts'

type DiscussButtonProps = {
  title: string
  /** For the scriber, who opens it on every screen. */
  forAll: boolean
  onOpen: () => void
}

/** Opens an issue: for everybody by the scriber, for themselves by the others. */
export const DiscussButton = ({ title, forAll, onOpen }: DiscussButtonProps) => (
  <IconButton
    label={forAll ? discussTitle(title) : lookAtTitle(title)}
    icon={<MessagesSquare aria-hidden />}
    // On phones a row has no room for it, except the scriber’s; its title opens the issue.
    className={forAll ? 'max-md:-mx-2' : 'max-md:hidden'}
    onClick={onOpen}
  />
)
