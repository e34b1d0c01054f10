import { randomUUID } from 'node:crypto'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { ageProvider } from '../account/ageProvider.simulator.ts'
import { guestHandler } from '../account/guestService.ts'
import { films, sheetPath, sheetsHandler } from '../library/films.ts'
import { feedHandler } from '../live/actorPosts.simulator.ts'
import { filmPath, filmsHandler } from '../live/films.simulator.ts'
import { exits } from '../live/liveChatKinds.ts'
import { liveStreams } from '../live/liveStreams.simulator.ts'
import { createPresenceFeed } from '../live/presenceFeed.simulator.ts'
import { contentHandler } from '../messenger/contentService.ts'
import { floating, listLength, navbar } from '../messenger/notifications.simulator.ts'
import { bonusCodeHandler } from '../money/bonusCodeService.ts'
import { createPayOrigin } from '../money/payOrigin.ts'
import { createSuccessHashes } from '../money/payTour.simulator.ts'
import { queryHandler } from '../shell/categories.simulator.ts'
import { cspReportsHandler } from '../shell/cspReports.simulator.ts'
import { applyPush } from '../shell/pushEffects.ts'
import { createRealtime, refuseUpgrade } from '../shell/realtime.simulator.ts'
import { readPush } from '../shell/serverFrames.ts'
import { trackingHandler } from '../shell/tracking.simulator.ts'
import { appHeaders, cspReportPath, inspectorHeaders } from './appHeaders.ts'
import { appHost, buildIdOf, isInspector } from './appHost.ts'
import { createBusiness } from './business.ts'
import { createCalendar } from './calendar.ts'
import { realClock } from './clock.ts'
import { configOf } from './config.ts'
import { createControl } from './control.simulator.ts'
import { featureEndpoints, featurePhoenixEndpoints } from './endpoints.ts'
import { readCloseCode } from './faultCatalogue.ts'
import { createFaultBoard } from './faults.simulator.ts'
import { httpFaults, picturesMissing } from './httpFaults.ts'
import { internalRoutes } from './internal.simulator.ts'
import { createJournal } from './journal.ts'
import { createLedger } from './ledger.ts'
import { listen } from './listen.ts'
import { createMailbox } from './mailbox.ts'
import { notStored } from './notStored.ts'
import { createOneTimeKeys } from './oneTimeKeys.ts'
import { isLoopback, onlyLoopback, onlyOwnOrigin, originsOf } from './origins.ts'
import {
  giftPicturePath,
  giftPicturesHandler,
  picturePath,
  picturesHandler,
} from './pictures.simulator.ts'
import type { Platform, PlatformCore } from './platform.ts'
import { createReceived } from './received.ts'
import { Refusal } from './refusal.ts'
import { replayedAnswers, replayedConfig } from './replayedAnswers.ts'
import { followLog } from './replayedLog.ts'
import { answerError, answerNotFound, createRest } from './rest.ts'
import type { Simulator, SimulatorOptions } from './simulator.ts'
import { simulatorPage } from './simulatorPage.ts'
import { createTokens } from './tokens.ts'
import { beginVisit, issueToken, visitorCookie } from './visitors.ts'
import { createWorld } from './world.simulator.ts'

const day = 86_400_000
/** What is answered there, tokens too, is for the one who asks and no cache. */
const personalPaths = [
  ...['/rest/*', '/graphql/*', '/live/*', '/films/*'],
  ...['/simulator/*', '/internal/*'],
]
/** What belongs to the platform: never answered by the app's page. */
const platformPaths = [...personalPaths, '/pictures/*', '/phoenix/*', '/realtime', '/reports']

/**
 * Starts the platform: the app's origin with the plain requests and the realtime channel, and the
 * payment client's origin (contract §1 to §4), on this machine's loopback addresses.
 * @throws PortTaken
 */
export async function createSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const { seed = 1, clock = realClock, port = 0, payPort = 0, appDir, reportsUrl } = options
  const { mostConnections = 10_000, script } = options
  const replayed = script && followLog(script, clock, options.tell ?? (() => {}))
  const performers = replayed ? 'quiet' : (options.performers ?? 'quiet')
  const revokedLogins = new Set<string>()
  const calendar = createCalendar(clock)
  const ledger = createLedger(calendar.now)
  const core: PlatformCore = {
    clock,
    calendar,
    ledger,
    mailbox: createMailbox(calendar),
    world: createWorld(seed, clock.now() - (clock.now() % day), ledger),
    tokens: createTokens(seed, clock),
    faults: createFaultBoard(seed),
    journal: createJournal(clock),
    loggerEntries: [],
    received: createReceived(),
    newsletters: new Set(),
    redirects: createOneTimeKeys(calendar, day),
    successes: createSuccessHashes({ clock }),
    revokedLogins,
    endLogin(loginId) {
      revokedLogins.add(loginId)
      realtime.closeLogin(loginId)
    },
    endLogins(account) {
      account.generation++
      account.loginGeneration++
      platform.liveChats.endOf(account.id, exits.loggedOut)
      realtime.close(account.id, 1000, 'logged out')
    },
    push(guestId, frame) {
      if (replayed) return
      applyPush(world.account(guestId), frame, ledger)
      realtime.sessions.send(guestId, frame)
    },
    pushToAll(frame) {
      if (!replayed) realtime.sessions.sendToAll(frame)
    },
    connectedGuests: () => realtime.sessions.connected().map(({ guestId }) => guestId),
  }
  const platform: Platform = { ...core, ...createBusiness(core, performers) }
  const { world, faults, journal, loggerEntries, received } = platform
  const ports = { app: 0, pay: 0 }
  const isOwnOrigin = (origin: string) => originsOf(ports.app).includes(origin)
  const realtime = createRealtime(platform, isOwnOrigin, mostConnections, replayed)
  const presenceFeed = createPresenceFeed(platform, isOwnOrigin, mostConnections)
  const rest = createRest(featureEndpoints, platform)
  let build = await buildIdOf(appDir)
  let ver = build
  const configFor = (url: string) => configOf(url, ports.pay, build, ver, reportsUrl)

  function requireTarget(to: string): void {
    if (to !== '*') world.account(to)
  }

  const simulator: Simulator = {
    get url() {
      return `http://localhost:${ports.app}/`
    },
    get payUrl() {
      return `http://localhost:${ports.pay}/`
    },
    world,
    platform,
    faults,
    journal,
    loggerEntries,
    received,
    guests: () => realtime.sessions.connected(),
    push(to, input) {
      const frame = readPush(input)
      requireTarget(to)
      for (const account of to === '*' ? world.accounts() : [world.account(to)]) {
        applyPush(account, frame, ledger)
      }
      if (to === '*') return realtime.sessions.sendToAll(frame)
      return realtime.sessions.send(to, frame) ? 1 : 0
    },
    closeConnections(to, code) {
      requireTarget(to)
      readCloseCode(code)
      const reason = 'closed by the simulator'
      return realtime.close(to, code, reason) + presenceFeed.close(to, code, reason)
    },
    orderFrames(to, order) {
      requireTarget(to)
      return realtime.order(to, order)
    },
    sendBytes(to, bytes) {
      requireTarget(to)
      return realtime.sendBytes(to, bytes)
    },
    setFault(to, name, params) {
      requireTarget(to)
      faults.set(to, name, params)
      journal.write('note', to, `fault ${name} ${params === null ? 'off' : JSON.stringify(params)}`)
    },
    reset() {
      platform.scenarios.stop()
      faults.clear()
      journal.clear()
      loggerEntries.length = 0
      for (const shelf of Object.values(received)) shelf.clear()
    },
    signIn(guestId) {
      const account = world.account(guestId)
      if (account.guest.isLocked) throw new Refusal(403, `${guestId} is locked`)
      const visit = beginVisit(account.id, platform)
      const [cookie = ''] = visitorCookie(visit, platform).split(';')
      return { accessToken: issueToken('access', account, visit.loginId, platform), cookie }
    },
    answer: async (request) =>
      (request.url.startsWith(simulator.payUrl) ? pay : app).fetch(request),
    accept: realtime.accept,
    async stop() {
      platform.scenarios.stop()
      replayed?.stop()
      realtime.stop()
      presenceFeed.stop()
      platform.performers.stop()
      calendar.stop()
      await Promise.all([appListener.close(), payListener.close()])
    },
  }

  const app = new Hono()
  app.onError(answerError)
  app.use(onlyLoopback)
  app.use(async (context, next) => {
    await next()
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Cross-Origin-Resource-Policy', 'same-origin')
  })
  for (const path of personalPaths) app.use(path, notStored, onlyOwnOrigin(isOwnOrigin))
  for (const path of ['/rest/*', '/phoenix/*', '/graphql/*', '/live/*', '/films/*'])
    app.use(path, httpFaults(platform))
  if (replayed) {
    app.use('/config.json', replayedConfig(replayed))
    for (const path of ['/rest/*', '/phoenix/*', '/graphql/*'])
      app.use(path, replayedAnswers(replayed, platform))
  }
  app.get('/config.json', httpFaults(platform), async (context) => {
    build = await buildIdOf(appDir)
    return context.json(configFor(context.req.url), 200, { 'Cache-Control': 'no-cache' })
  })
  app.use('/pictures/*', picturesMissing(platform))
  app.get(picturePath, picturesHandler)
  app.get(giftPicturePath, giftPicturesHandler)
  app.get(filmPath, filmsHandler)
  app.get(sheetPath, sheetsHandler(platform))
  app.route('/rest/v1', rest)
  app.route('/phoenix', createRest(featurePhoenixEndpoints, platform))
  app.route('/live', liveStreams(platform))
  app.route('/films', films(platform))
  app.all('/graphql/query', queryHandler(platform))
  app.all('/graphql/feed', feedHandler(platform))
  app.all('/graphql/guest', guestHandler(platform, ports))
  app.all('/graphql/content', contentHandler(platform))
  app.all('/graphql/bonus-code', bonusCodeHandler(platform))
  app.all('/graphql/tracking', trackingHandler(platform))
  app.post(cspReportPath, cspReportsHandler(platform))
  const internal = internalRoutes(platform, {
    renewCaches() {
      ver = `${build}-${randomUUID().slice(0, 8)}`
      return ver
    },
    announce(guestId) {
      const account = world.account(guestId)
      realtime.sessions.send(guestId, navbar(account, listLength))
      realtime.sessions.send(guestId, floating(account, listLength))
    },
  })
  app.route('/internal', internal)
  app.route('/simulator/api', createControl(simulator))
  app.route('/simulator', simulatorPage())
  if (reportsUrl !== undefined) {
    const { origin } = new URL(reportsUrl)
    for (const path of ['/support', '/support/*'])
      app.get(path, (context) => context.redirect(`${origin}/support/`))
  }
  for (const path of platformPaths) app.all(path, answerNotFound)
  const headersFor = (url: string) =>
    isInspector(url) ? inspectorHeaders() : appHeaders(configFor(url))
  app.get(
    '*',
    appDir ? appHost(appDir, headersFor) : (context) => context.text('no app is served here', 404),
  )

  const pay = createPayOrigin(platform, () => ports.app)
  pay.route(
    '/provider',
    ageProvider(platform, () => ports.app),
  )
  pay.onError(answerError)

  const appListener = await listen({
    port,
    handle: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
    upgrade(request, socket, head) {
      const { host } = request.headers
      if (!isLoopback(host)) return refuseUpgrade(socket, 421, `this is localhost, not ${host}`)
      const path = request.url?.split('?')[0]
      if (path === '/realtime') return realtime.upgrade(request, socket, head)
      if (path === '/graphql/query') return presenceFeed.upgrade(request, socket, head)
      return refuseUpgrade(socket, 404, 'channels are at /realtime and /graphql/query')
    },
  }).catch((error: unknown) => {
    realtime.stop()
    presenceFeed.stop()
    throw error
  })
  const payListener = await listen({
    port: payPort,
    handle: getRequestListener(pay.fetch, { overrideGlobalObjects: false }),
  }).catch(async (error: unknown) => {
    realtime.stop()
    presenceFeed.stop()
    await appListener.close()
    throw error
  })
  ports.app = appListener.port
  ports.pay = payListener.port
  return simulator
}
