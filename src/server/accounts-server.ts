import type { AccountDeps } from '../features/accounts/account-deps.server.ts'
import { ACCOUNT_CRONTAB, accountTasks } from '../features/accounts/account-mails.server.ts'
import { accountRoutes } from '../features/accounts/account-routes.server.ts'
import { mailboxRoutes } from './mail/mailbox-routes.ts'
import type { ServerFeature, Services } from './services.ts'

/** Accounts know nothing of companies; what they ask about them is answered here. */
function depsOf({ config, pool, sessions, mailer, origins }: Services): AccountDeps {
  return {
    pool,
    sessions,
    mailer,
    publicUrl: origins.publicUrl,
    companiesOf: async () => [],
    currentCompanyOf: async () => null,
    renamePerson: async () => {},
    demoPeople: null,
    mailbox: config.smtpUrl === null,
  }
}

export const accountsServer: ServerFeature = {
  routes(app, services) {
    accountRoutes(app, depsOf(services))
    if (services.config.smtpUrl === null) mailboxRoutes(app, services.pool)
  },
  work: (services) => ({ tasks: accountTasks(depsOf(services)), crontab: ACCOUNT_CRONTAB }),
}
