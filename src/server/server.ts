import type { FastifyInstance } from 'fastify'
import { requireOpenCompany } from '../features/billing/closed-company.server.ts'
import { billingSince } from '../features/billing/subscriptions.server.ts'
import type { AfterCommit } from '../sync/server/after-commit.ts'
import { ratesTimes } from '../sync/server/person-limits.ts'
import { syncRoutes } from '../sync/server/routes.ts'
import { acceptSockets } from '../sync/server/socket.ts'
import { backupMetrics } from './backup/backup-metrics.ts'
import { backupWork } from './backup/scheduled.ts'
import { type Config, hasSecureOrigin } from './config.ts'
import { DatabaseClock } from './database/database-clock.ts'
import { type Database, openDatabase } from './database/database.ts'
import { isDistributed } from './database/distribute.ts'
import { holdUnproved, shutOut } from '../features/identity/proofs.server.ts'
import { noticeRecovery } from './database/history.ts'
import { migrate, MIGRATIONS, readMigrations } from './database/migrate.ts'
import { watchDiskSpace } from './disk-space.ts'
import { features } from './features.ts'
import { openFiles } from './files/open-files.ts'
import { fileWork } from './files/stored-files.ts'
import { buildHttp } from './http.ts'
import { Departure } from './http/departure.ts'
import { networkPrefix } from './http/client-address.ts'
import { makeOrigins } from './http/origins.ts'
import { installJobs, startJobs } from './jobs.ts'
import { listen } from './listen.ts'
import { makeLog } from './log.ts'
import { createMailer } from './mail/mail.ts'
import { diskMetrics } from './metrics/disk-metrics.ts'
import { historyMetrics } from './metrics/history-metrics.ts'
import { lineMetrics } from './metrics/line-metrics.ts'
import { type MutationTimes, mutationTimes } from './metrics/mutation-times.ts'
import { poolMetrics } from './metrics/pool-metrics.ts'
import { queueMetrics } from './metrics/queue-metrics.ts'
import { makeTrusted } from './outgoing/addresses.ts'
import { makeOutgoing } from './outgoing/outgoing.ts'
import { openSeals } from './seals.ts'
import type { Following, Services } from './services.ts'
import { Started } from './started.ts'
import { openSessions } from './session.ts'
import { makeNode } from './sync-node.ts'
import { openTracing } from './tracing/tracing.ts'
import type { Who } from './who.ts'

export type RunningServer = {
  /** The address people open, without a trailing slash. */
  url: string
  /** What the features work with; tests and benchmarks use it to look inside. */
  services: Services
  /** Every route, such as `GET /healthz`, and who may call it. */
  policy: ReadonlyMap<string, Who>
  /** Lets requests under way finish, then stops everything; the embedded database comes last. */
  stop(): Promise<void>
}

type Own = { database: Database | undefined; webDirectory: string | undefined }

const GRACE = 5_000

/**
 * Starts everything: database, migrations, sync engine, jobs, HTTP. If a later part fails, the earlier ones are stopped again.
 * @param database used instead of the one that the settings name, and stopped with the server
 * @param webDirectory a build of the web application other than this one's own
 * @throws {DatabaseError | ListenError} with one sentence for the operator
 */
export async function startServer(
  config: Config,
  database?: Database,
  webDirectory?: string,
): Promise<RunningServer> {
  const started = new Started()
  const log = makeLog(config.logLevel)
  const stop = () => started.stop((message) => log.warn(message))
  try {
    return { ...(await start({ config, log }, started, { database, webDirectory })), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(
  { config, log }: Pick<Services, 'config' | 'log'>,
  started: Started,
  own: Own,
): Promise<Omit<RunningServer, 'stop'>> {
  const warn = (message: string) => log.warn(message)
  config.warnings.forEach(warn)
  const tracing = await openTracing(config)
  if (tracing) started.add('the traces', () => tracing.stop())
  const database = own.database ?? (await openDatabase(config, warn))
  started.add('the database', () => database.stop())
  if (!own.database && config.databaseUrl === null)
    started.add('the watch of the disk', await watchDiskSpace(database.owner, { warn }))
  await migrate(database.owner, await readMigrations(MIGRATIONS), installJobs)
  await noticeRecovery(database.owner, warn)

  for (const pool of [database.app, database.standby]) if (pool) tracing?.statements(pool)

  let port = config.port
  const departure = new Departure()
  const origins = makeOrigins(config, () => port)
  const mutations = mutationTimes()
  const services = await startServices(config, database, { log, origins, mutations }, started)
  const app = await buildHttp({
    config,
    pool: database.app,
    log,
    origins,
    sessionOf: services.sessions.sessionOf,
    departure,
    tracing,
    ...(own.webDirectory && { webDirectory: own.webDirectory }),
    metrics: (registry) => {
      registry.registerMetric(mutations)
      lineMetrics(registry, services.node)
      historyMetrics(registry, services.node.history)
      poolMetrics(registry, database)
      queueMetrics(registry, database.app)
      diskMetrics(registry, config.dataDirectory)
      if (config.backups) backupMetrics(registry, database.app)
    },
    routes: (routed) => registerRoutes(routed, services),
  })
  started.add('the pages', () => close(app))
  port = await listen(app, config)
  started.add('the sockets', openSockets(app, services, departure))
  await work(services, database.owner, started)
  const leaves = async () => {
    await departure.leave(config.drainSeconds, () => services.node.lines.hangUp())
    await close(app)
  }
  started.add('what proxies send', leaves, config.drainSeconds * 1_000)
  return { url: origins.publicUrl(), services, policy: app.policy }
}

async function startServices(
  config: Config,
  { app: pool, owner, standby }: Database,
  { log, origins, mutations }: Pick<Services, 'log' | 'origins'> & { mutations: MutationTimes },
  started: Started,
): Promise<Services> {
  const seals = await openSeals(config, pool)
  const sessions = await openSessions({ pool, secureCookies: hasSecureOrigin(config) })
  started.add('the sessions', () => sessions.stop())
  const clock = new DatabaseClock(pool)
  await clock.start()
  started.add('the clock', () => clock.stop())
  const mailer = createMailer({ pool, smtpUrl: config.smtpUrl, from: config.mailFrom })
  const outgoing = makeOutgoing(makeTrusted(config.outgoingPrivate))
  const afterCommit: AfterCommit[] = []
  const onArrival = (companyId: string, userId: string) => {
    for (const feature of features) {
      feature
        .arrival?.(services, companyId, userId)
        .catch((error: unknown) => log.error({ err: error }, 'a feature failed to handle an arrival'))
    }
  }
  const following: Following[] = []
  const node = makeNode({
    onCommit: (companyId) => {
      for (const one of following) one.committed(companyId)
    },
    pool,
    standby,
    distributed: await isDistributed(owner),
    log,
    now: clock.now,
    rates: ratesTimes(config.limitFactor),
    liveBytes: config.liveBytes,
    afterCommit,
    recordings: features.flatMap(({ recordings = [] }) => recordings),
    onArrival,
    onMutation: (result, seconds) => mutations.observe({ result }, seconds),
    endedSessions: sessions.ended,
    shutOut: (lines) => shutOut({ node, sessions }, lines),
    requireOpen: requireOpenCompany(config.billing, config.billing && (await billingSince(pool))),
  })
  const files = openFiles(config)
  const services: Services = { config, pool, log, origins, sessions, mailer, seals, outgoing, files, node }
  afterCommit.push(...features.flatMap((feature) => feature.effects?.(services) ?? []))
  await node.start()
  started.add('the sync engine', () => node.stop())
  following.push(...features.flatMap((feature) => feature.follow?.(services) ?? []))
  started.add('what follows commits', () => Promise.all(following.map((one) => one.stop())))
  sessions.onRecheck(() => void node.sessionWatch.check())
  sessions.onSessionRevoked(({ sessionIds }) => node.sessionWatch.close(sessionIds))
  return services
}

/** An event stream never ends by itself, so connections that are still open after the grace period are cut. */
async function close(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), GRACE)
  await app.close()
  clearTimeout(cut)
}

function registerRoutes(app: FastifyInstance, services: Services): void {
  holdUnproved(app, services)
  syncRoutes(app, services.node, networkPrefix)
  for (const feature of features) feature.routes?.(app, services)
}

function openSockets(
  app: FastifyInstance,
  { node, sessions, origins }: Services,
  departure: Departure,
): () => void {
  return acceptSockets(app.server, node, {
    sessionOf: (request) => sessions.sessionOf(request),
    acceptsOrigin: (request) => origins.accepts(request.headers),
    sendsOn: () => departure.sendsOn,
  })
}

async function work(services: Services, owner: Database['owner'], started: Started): Promise<void> {
  const all = features.map((feature) => feature.work?.(services, features) ?? { tasks: {}, crontab: [] })
  all.push(fileWork(services), backupWork({ ...services, owner }))
  const tasks = Object.assign({ ...services.mailer.tasks }, ...all.map((one) => one.tasks)) as Record<
    string,
    never
  >
  const crontab = all.flatMap((one) => one.crontab)
  const jobs = await startJobs(services.pool, { tasks, crontab }, (level, message) =>
    level === 'error' ? services.log.error(message) : services.log.warn(message),
  )
  started.add('the jobs', () => jobs.stop())
}
