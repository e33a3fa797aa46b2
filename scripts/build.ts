import { join } from 'node:path'
import { build } from 'vite'
import { splitStylesIn } from '../styles.build.ts'
import { FIRST_LANGUAGE, inFolder, LANGUAGE_NAMES } from '../src/language/languages.rules.ts'

// One build for each language. The first one empties the folder, within which each other has its own.
for (const language of LANGUAGE_NAMES) {
  await build(language === FIRST_LANGUAGE ? {} : { mode: language })
  await splitStylesIn(join('dist/web', inFolder(language, '')))
}
