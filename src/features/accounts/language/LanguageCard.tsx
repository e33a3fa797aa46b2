import { LANGUAGES, LANGUAGE_NAMES, isLanguage, type Language } from '../../../language/languages.rules.ts'
import { Card } from '../../../ui/Card.tsx'
import { post } from '../../../ui/post.ts'
import { Select } from '../../../ui/Select.tsx'
import { toast } from '../../../ui/toast.ts'
import { problemOf } from '../../../ui/problem.ts'
import { AS_THE_BROWSER, LANGUAGE_ABOUT, LANGUAGE_NOT_CHANGED, LANGUAGE_TITLE } from './language.text.ts'
import { readIn } from './read-in.ts'

const BROWSER = 'browser'
const CHOICES = [
  { value: BROWSER, label: AS_THE_BROWSER },
  ...LANGUAGE_NAMES.map((value) => ({ value, label: LANGUAGES[value] })),
]

/** In which language this person reads. The page is loaded again in the one that they choose. */
export function LanguageCard({ language }: { language: Language | null }) {
  const choose = async (value: string) => {
    const chosen = isLanguage(value) ? value : null
    try {
      await post('/api/language', { language: chosen }, LANGUAGE_NOT_CHANGED)
      await readIn(chosen)
    } catch (error) {
      const { title, detail } = problemOf(error)
      toast.error(title, detail)
    }
  }
  return (
    <Card title={LANGUAGE_TITLE} description={LANGUAGE_ABOUT}>
      <Select
        label={LANGUAGE_TITLE}
        name="language"
        hideLabel
        className="max-w-72"
        value={language ?? BROWSER}
        options={CHOICES}
        onChange={(value) => void choose(value)}
      />
    </Card>
  )
}
