import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const PACKAGE = join(import.meta.dirname, '../../package.json')

const packageFile = z.object({ version: z.string() })

/** The version of Quarterdeck that this program is. */
export const readVersion = async (): Promise<string> =>
  packageFile.parse(JSON.parse(await readFile(PACKAGE, 'utf8'))).version
