import { Sparkle } from 'lucide-react'
import { session } from '../../features/accounts/sessions/session-resource.ts'
import { myCompany } from '../../features/companies/companies.queries.ts'
import { mayAskPartner } from '../../features/thought-partner/thought-partner.access.ts'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { ASK_ABOUT, askPalette } from './ask-partner.text.ts'
import type { FoundGroup } from './use-found.ts'

/** The palette's entry that takes what was typed to the thought partner, which asks nothing before its person sends it. */
export function useAskPartner(query: string): FoundGroup {
  const isOn = useLive(myCompany, {})?.labs.includes('ai-thought-partner')
  const hasModel = session.use().data?.hasModel
  const mayAsk = mayAskPartner(useActor())
  const ask = query.trim()
  if (!isOn || !hasModel || !mayAsk || ask === '') return { value: 'partner', items: [] }
  return {
    value: 'partner',
    items: [
      {
        id: 'ask-thought-partner',
        title: askPalette(ask),
        description: ASK_ABOUT,
        icon: Sparkle,
        run: (navigate) => void navigate({ to: '/ai-thought-partner', search: { ask } }),
      },
    ],
  }
}
