import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { buttonClass } from '../../../ui/Button.tsx'
import { ALL_TOOLS } from '../tools.text.ts'

/** Back from one of the tools to all of them. */
export const AllTools = () => (
  <Link to="/tools" className={`${buttonClass('ghost', 'sm')} print:hidden`}>
    <ChevronLeft aria-hidden />
    {ALL_TOOLS}
  </Link>
)
