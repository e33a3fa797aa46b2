import { useEffect } from 'react'
import { readIn } from '../../features/accounts/language/read-in.ts'
import { LANGUAGE } from '../../language/locale.text.ts'
import { isBusy } from '../../ui/unfinished.ts'
import { useAccount } from '../account.ts'

/** So that a browser which keeps no cookies is not loaded again for ever. */
const TRIED = 'language_tried'

/** Reads on in the language that this person has chosen, perhaps on another device. */
export function LanguageKeeper() {
  const { language } = useAccount().user
  useEffect(() => {
    if (!language || language === LANGUAGE || sessionStorage.getItem(TRIED) === language || isBusy()) return
    sessionStorage.setItem(TRIED, language)
    void readIn(language)
  }, [language])
  return null
}
