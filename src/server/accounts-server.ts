import type { AccountDeps } from '../features/accounts/account-deps.server.ts'
import { ACCOUNT_CRONTAB, accountTasks } from '../features/accounts/account-mails.server.ts'
import { accountRoutes } from '../features/accounts/account-routes.server.ts'
import { pictureTasks } from '../features/accounts/picture/pictures.server.ts'
import type { DemoPerson } from '../features/accounts/sign-in/sign-in.requests.ts'
import {
  companiesOf,
  currentCompanyOf,
  shareCompany,
} from '../features/companies/company-directory.server.ts'
import { demoPeople, seedDemo } from '../features/demo/demo.server.ts'
import { requireNoProvider } from '../features/identity/enforcement.server.ts'
import { marked, openTo } from '../features/identity/proofs.server.ts'
import {
  companiesToLeave,
  leaveForGood,
  outlookOf,
} from '../features/leaving/account/account-leaving.server.ts'
import {
  readdressEverywhere,
  renameEverywhere,
  showPictureEverywhere,
} from '../features/people/people.server.ts'
import type { Contacts } from '../features/accounts/sessions/sessions.requests.ts'
import { type Config, isPrivate } from './config.ts'
import { mailboxRoutes } from './mail/mailbox-routes.ts'
import type { ServerFeature, Services } from './services.ts'

/** Anyone who can read the mailbox can take over any account. */
const hasMailbox = (config: Config) => config.smtpUrl === null && isPrivate(config)

const contactsOf = ({ helpEmail, feedbackUrl }: Config): Contacts => ({
  ...(helpEmail !== null && { helpEmail }),
  ...(feedbackUrl !== null && { feedbackUrl }),
})

/** Accounts know nothing about companies; this answers their questions about them. */
function depsOf(services: Services): AccountDeps {
  const { config, pool, sessions, mailer, seals, origins, files } = services
  return {
    pool,
    sessions,
    mailer,
    seals,
    publicUrl: origins.publicUrl,
    companiesOf: (userId) => companiesOf(services, userId),
    marked,
    currentCompanyOf: (userId) => currentCompanyOf(services, userId),
    renamePerson: (userId, fullName) => renameEverywhere(services, userId, fullName),
    readdressPerson: (userId, email) => readdressEverywhere(services, userId, email),
    isPrivate: isPrivate(config),
    files,
    shareCompany: (session, otherId) => shareCompany(services, openTo(services, session), otherId),
    carryPicture: (userId, avatarUrl) => showPictureEverywhere(services, userId, avatarUrl),
    outlookOf: (userId) => outlookOf(services, userId),
    companiesToLeave: (userId) => companiesToLeave(services, userId),
    leaveForGood: (userId, companyId) => leaveForGood(services, userId, companyId),
    mayEnter: (userId) => requireNoProvider(services, userId),
    demoPeople: config.demo ? seededOnce(services) : null,
    hasModel: config.ai !== null,
    ...((config.helpEmail ?? config.feedbackUrl) !== null && { contacts: contactsOf(config) }),
    mailbox: hasMailbox(config),
  }
}

/** Creates the demo company when somebody first asks for it, once per server. */
function seededOnce(services: Services): () => Promise<DemoPerson[]> {
  let seeding: Promise<unknown> | null = null
  return async () => {
    seeding ??= seedDemo(services)
    await seeding.catch((error: unknown) => {
      seeding = null
      throw error
    })
    return demoPeople()
  }
}

export const accountsServer: ServerFeature = {
  routes(app, services) {
    accountRoutes(app, depsOf(services))
    if (hasMailbox(services.config)) mailboxRoutes(app, services.pool)
  },
  work(services) {
    const deps = depsOf(services)
    return { tasks: { ...accountTasks(deps), ...pictureTasks(deps) }, crontab: ACCOUNT_CRONTAB }
  },
}
