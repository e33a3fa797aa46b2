import type { Queryable } from '../../../server/jobs.ts'
import { FIRST_LANGUAGE, isLanguage, type Language } from '../../../language/languages.rules.ts'

/** The language that an account has chosen; null if its browsers decide. */
export async function chosenLanguage(db: Queryable, userId: string): Promise<Language | null> {
  const { rows } = await db.query<{ language: string | null }>('select language from users where id = $1', [
    userId,
  ])
  const language = rows[0]?.language
  return isLanguage(language) ? language : null
}

/** The language of mails to an address. Whoever has no account yet is written to in the first language. */
export async function languageOfReader(db: Queryable, email: string): Promise<Language> {
  const { rows } = await db.query<{ language: string | null }>(
    'select coalesce(language, seen_language) as language from users where email = $1',
    [email],
  )
  const language = rows[0]?.language
  return isLanguage(language) ? language : FIRST_LANGUAGE
}

/** Notes in which language somebody signs in, for their mails. */
export const noteLanguage = async (db: Queryable, userId: string, language: Language): Promise<void> =>
  void (await db.query(
    'update users set seen_language = $2 where id = $1 and seen_language is distinct from $2',
    [userId, language],
  ))
