import { join } from 'node:path'
import type { Config } from '../config.ts'
import { directoryFiles } from './directory-files.ts'
import type { Files } from './files.ts'
import { s3Files } from './s3-files.ts'

/** The store that the settings name: a bucket, or a directory in DATA_DIR. */
export const openFiles = ({
  objectStorage,
  dataDirectory,
}: Pick<Config, 'objectStorage' | 'dataDirectory'>): Files =>
  objectStorage === null ? directoryFiles(join(dataDirectory, 'files')) : s3Files(objectStorage)
