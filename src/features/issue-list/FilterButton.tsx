import { SlidersHorizontal } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { FILTER } from './issue-list.text.ts'

type FilterButtonProps = { isOpen: boolean; onToggle: () => void }

/** Unfolds the filters where there is no room for them. */
export const FilterButton = ({ isOpen, onToggle }: FilterButtonProps) => (
  <IconButton
    label={FILTER}
    icon={<SlidersHorizontal aria-hidden />}
    aria-expanded={isOpen}
    className="@2xl:hidden"
    onClick={onToggle}
  />
)
