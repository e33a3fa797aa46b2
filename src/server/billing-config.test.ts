import { expect, test } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_PAID: 'price_1',
}

test('nobody is billed unless the server is told how', () => {
  expect(loadConfig({}).billing).toBeNull()
  expect(loadConfig({ STRIPE_PRICE_PAID: 'price_1' }).billing).toBeNull()
})

test('a user costs 5 a month and a trial takes 30 days, unless set otherwise', () => {
  expect(loadConfig(KEYS).billing).toEqual({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    prices: { Paid: 'price_1' },
    pricePerUser: 5,
    trialDays: 30,
    apiHost: null,
  })
  expect(
    loadConfig({ ...KEYS, BILLING_PRICE_PER_USER: '4.50', BILLING_TRIAL_DAYS: '0' }).billing,
  ).toMatchObject({
    pricePerUser: 4.5,
    trialDays: 0,
  })
})

test.each([
  ['without the secret of its messages', { STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
  ['without a price', { STRIPE_PRICE_PAID: '' }, 'STRIPE_PRICE_PAID'],
  ['with something else for a key', { STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY'],
  ['through another machine', { STRIPE_API_HOST: 'stripe.example:443' }, 'STRIPE_API_HOST'],
])('a server that would bill %s does not start', (_name, changed, named) => {
  expect(() => loadConfig({ ...KEYS, ...changed })).toThrow(ConfigError)
  expect(() => loadConfig({ ...KEYS, ...changed })).toThrow(named)
})
