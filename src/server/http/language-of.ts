import type { FastifyRequest } from 'fastify'
import { LANGUAGE_COOKIE, type Language, languageFor } from '../../language/languages.rules.ts'
import { readCookie } from '../cookies.ts'

/** The language that whoever asks reads: the one chosen in this browser, or else the one that it asks for. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  languageFor(readCookie(headers.cookie, LANGUAGE_COOKIE), headers['accept-language'])
