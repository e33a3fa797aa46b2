import { useState } from 'react'
import { NOUNS } from '../../../language/nouns.text.ts'
import { inOwnWords, type OwnWords, TERMS } from '../../../language/own-words.rules.ts'
import { SAMPLE_SENTENCES, STANDARD_WORDS } from '../../../language/terms.text.ts'
import { useActor, useLive, useMutate } from '../../../sync/browser/react.ts'
import { Card } from '../../../ui/Card.tsx'
import { Form } from '../../../ui/Form.tsx'
import { type FormReader, formReader } from '../../../ui/form-reader.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { SAVE } from '../../accounts/accounts.text.ts'
import { canUpdateCompany } from '../companies.access.ts'
import { myCompany } from '../companies.queries.ts'
import { OWN_WORD_MAX } from '../companies.table.ts'
import { setOwnWords } from './own-words.mutations.ts'
import {
  HOW_IT_READS,
  instead,
  OWN_WORDS,
  OWN_WORDS_BY_DIRECTORS,
  OWN_WORDS_EXPLAINED,
  WORDS_SAVED,
  WORDS_SAVED_EXPLAINED,
} from './own-words.text.ts'

/** What the company calls things. Directors choose, everyone else can only read it. */
export default function OwnWordsTab() {
  const words = useLive(myCompany, {})?.ownWords
  const mayChange = canUpdateCompany(useActor())
  const about = mayChange ? OWN_WORDS_EXPLAINED : `${OWN_WORDS_EXPLAINED} ${OWN_WORDS_BY_DIRECTORS}`
  return (
    <div className="max-w-2xl px-4 py-5">
      <Card title={OWN_WORDS} description={about}>
        {words ? <Words words={words} mayChange={mayChange} /> : <Skeleton className="h-96" />}
      </Card>
    </div>
  )
}

/** The words as they are entered, null where both fields of a term are empty. */
const entered = (form: FormReader) =>
  Object.fromEntries(
    TERMS.map((term) => {
      const [one, many] = [form.text(term), form.text(`${term}s`)]
      return [term, one || many ? { one, many } : null]
    }),
  )

const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left ?? null) === JSON.stringify(right ?? null)

function Words({ words, mayChange }: { words: OwnWords; mayChange: boolean }) {
  const mutate = useMutate()
  const [shown, setShown] = useState(words)
  const [tried, setTried] = useState(words)

  /** Sends only what was edited here, so that another director's changes stay. */
  function save(all: { [Term in keyof OwnWords]: OwnWords[Term] | null }) {
    const edited = Object.fromEntries(
      TERMS.filter((term) => !isSame(all[term], shown[term])).map((term) => [term, all[term]]),
    )
    if (mutate(setOwnWords, edited)) return
    setShown(all as OwnWords)
    toast.success(WORDS_SAVED, WORDS_SAVED_EXPLAINED)
  }

  return (
    <Form
      schema={setOwnWords.schema}
      read={entered}
      onSubmit={(all, form) => {
        save(all)
        const field = document.activeElement
        if (form.contains(field) && field instanceof HTMLElement) field.blur()
      }}
    >
      <div
        className="grid gap-3"
        onInput={(event) => {
          const form = (event.target as HTMLInputElement).form
          if (form) setTried(entered(formReader(new FormData(form))))
        }}
      >
        {TERMS.map((term) => (
          <div key={term} className="grid gap-3 sm:grid-cols-2">
            <TextField
              label={instead(STANDARD_WORDS[term].one)}
              name={term}
              placeholder={STANDARD_WORDS[term].one}
              defaultValue={shown[term]?.one ?? ''}
              maxLength={OWN_WORD_MAX}
              disabled={!mayChange}
            />
            <TextField
              label={instead(STANDARD_WORDS[term].many)}
              name={`${term}s`}
              placeholder={STANDARD_WORDS[term].many}
              defaultValue={shown[term]?.many ?? ''}
              maxLength={OWN_WORD_MAX}
              disabled={!mayChange}
            />
          </div>
        ))}
      </div>
      <Preview words={tried} />
      {mayChange && (
        <div>
          <SubmitButton>{SAVE}</SubmitButton>
        </div>
      )}
    </Form>
  )
}

/** A term of which only one field is filled keeps its standard word. */
function Preview({ words }: { words: OwnWords }) {
  const whole = TERMS.filter((term) => words[term]?.one && words[term].many)
  const say = inOwnWords(NOUNS, Object.fromEntries(whole.map((term) => [term, words[term]])))
  return (
    <figure className="rounded-md bg-sunken px-3 py-2 text-[0.8125rem]">
      <figcaption className="font-medium">{HOW_IT_READS}</figcaption>
      {SAMPLE_SENTENCES.map((sentence) => (
        <p key={sentence} className="text-soft">
          {say(sentence)}
        </p>
      ))}
    </figure>
  )
}
