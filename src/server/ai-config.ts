import { z } from 'zod'
import { isLoopback } from './loopback.ts'

const PROVIDERS = ['openai-compatible', 'anthropic', 'ollama'] as const

/** The language model of an installation, and what people may ask of it. */
export interface AiConfig {
  provider: (typeof PROVIDERS)[number]
  model: string
  /** Without a trailing slash. Requests go to its origin and nowhere else. */
  baseUrl: string
  /** As people are told where their questions go. */
  host: string
  /** Whether it runs on this machine, so that nothing leaves it. */
  isLocal: boolean
  apiKey: string | null
  maxOutputTokens: number
  personMessagesPerHour: number
  companyTokensPerDay: number
  /** Per million tokens; null while they are not both known. */
  prices: { in: number; out: number } | null
  retentionDays: number
}

/** The environment variables that it comes from. A mistake in one is a warning, because the rest of the product works without a model. */
export const aiSettings = {
  AI_PROVIDER: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_BASE_URL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_MAX_OUTPUT_TOKENS: z.string().optional(),
  AI_PERSON_MESSAGES_PER_HOUR: z.string().optional(),
  AI_COMPANY_TOKENS_PER_DAY: z.string().optional(),
  AI_PRICE_IN: z.string().optional(),
  AI_PRICE_OUT: z.string().optional(),
  AI_RETENTION_DAYS: z.string().optional(),
}

type Values = z.output<z.ZodObject<typeof aiSettings>>
type Setting = keyof Values

const BASE_URLS: Record<AiConfig['provider'], string> = {
  'openai-compatible': 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  ollama: 'http://127.0.0.1:11434/v1',
}

/** The model, or null, and a sentence for each setting that is wrong or missing. */
export function aiOf(values: Values): { ai: AiConfig | null; warnings: string[] } {
  const warnings: string[] = []
  const isSet = Object.keys(aiSettings).some((name) => values[name as Setting] !== undefined)
  if (!isSet) return { ai: null, warnings }
  const provider = PROVIDERS.find((name) => name === values.AI_PROVIDER)
  const url = addressOf(values.AI_BASE_URL ?? (provider ? BASE_URLS[provider] : ''))
  if (!provider) warnings.push(`AI_PROVIDER must be one of ${PROVIDERS.join(', ')}. ${OFF}`)
  if (!values.AI_MODEL) warnings.push(`AI_MODEL is missing. ${OFF}`)
  if (provider && !url)
    warnings.push(`AI_BASE_URL must be a URL like https://models.example/v1, without a password. ${OFF}`)
  if (!provider || !values.AI_MODEL || !url) return { ai: null, warnings }

  const number = (name: Setting, least: number, most: number, standard: number) => {
    const given = values[name]
    if (given === undefined) return standard
    const fits = /^\d+$/.test(given) && Number(given) >= least && Number(given) <= most
    if (!fits) warnings.push(`${name} must be a number from ${least} to ${most}; ${standard} counts.`)
    return fits ? Number(given) : standard
  }
  const isLocal = isLoopback(url.hostname)
  if (url.protocol === 'http:' && !isLocal)
    warnings.push('AI_BASE_URL is not https: questions and the key travel in the clear.')
  if (provider !== 'ollama' && !isLocal && values.AI_API_KEY === undefined)
    warnings.push(`AI_API_KEY is missing, which a hosted model such as the one at ${url.host} asks for.`)
  const ai: AiConfig = {
    provider,
    model: values.AI_MODEL,
    baseUrl: url.href.replace(/\/+$/, ''),
    host: url.host,
    isLocal,
    apiKey: values.AI_API_KEY ?? null,
    maxOutputTokens: number('AI_MAX_OUTPUT_TOKENS', 100, 100_000, 2_000),
    personMessagesPerHour: number('AI_PERSON_MESSAGES_PER_HOUR', 1, 10_000, 30),
    companyTokensPerDay: number('AI_COMPANY_TOKENS_PER_DAY', 1_000, 1_000_000_000, 500_000),
    prices: pricesOf(values, warnings),
    retentionDays: number('AI_RETENTION_DAYS', 1, 3_650, 90),
  }
  return { ai, warnings }
}

const OFF = 'The AI thought partner is off.'

function addressOf(text: string): URL | null {
  const url = URL.parse(text)
  const fits = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  return fits && url.search === '' && url.hash === '' ? url : null
}

function pricesOf(
  { AI_PRICE_IN: input, AI_PRICE_OUT: output }: Values,
  warnings: string[],
): AiConfig['prices'] {
  if (input === undefined && output === undefined) return null
  const isPrice = (text = '') => /^\d{1,6}(\.\d{1,6})?$/.test(text)
  if (isPrice(input) && isPrice(output)) return { in: Number(input), out: Number(output) }
  warnings.push(
    'AI_PRICE_IN and AI_PRICE_OUT must both be amounts per million tokens, such as 2.50; no cost is shown.',
  )
  return null
}
