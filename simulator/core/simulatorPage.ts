import { Hono } from 'hono'
import businessStyles from './page/business.css?raw'
import businessPanel from './page/business.html?raw'
import businessScript from './page/business.js?raw'
import businessListsScript from './page/businessLists.js?raw'
import confirmScript from './page/confirm.js?raw'
import domScript from './page/dom.js?raw'
import faultsScript from './page/faults.js?raw'
import foldsScript from './page/folds.js?raw'
import guestsScript from './page/guests.js?raw'
import libraryScript from './page/library.js?raw'
import liveChatScript from './page/liveChat.js?raw'
import logScript from './page/log.js?raw'
import messengerScript from './page/messenger.js?raw'
import ordersStyles from './page/orders.css?raw'
import pageStyles from './page/page.css?raw'
import page from './page/page.html?raw'
import pageScript from './page/page.js?raw'
import panelStyles from './page/panels.css?raw'
import platformScript from './page/platform.js?raw'
import receivedScript from './page/received.js?raw'
import scenariosStyles from './page/scenarios.css?raw'
import scenariosScript from './page/scenarios.js?raw'

const scripts = {
  business: businessScript,
  businessLists: businessListsScript,
  confirm: confirmScript,
  dom: domScript,
  faults: faultsScript,
  folds: foldsScript,
  guests: guestsScript,
  library: libraryScript,
  liveChat: liveChatScript,
  log: logScript,
  messenger: messengerScript,
  page: pageScript,
  platform: platformScript,
  received: receivedScript,
  scenarios: scenariosScript,
}

const styles = {
  business: businessStyles,
  orders: ordersStyles,
  page: pageStyles,
  panels: panelStyles,
  scenarios: scenariosStyles,
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'none'"

/** The page that drives the simulator, with its scripts and styles. */
export function simulatorPage(): Hono {
  const pages = new Hono()
  pages.use(async (context, next) => {
    await next()
    context.header('Content-Security-Policy', policy)
    context.header('X-Content-Type-Options', 'nosniff')
  })
  pages.get('/', (context) => context.html(page.replace('<!-- business.html -->', businessPanel)))
  for (const [name, source] of Object.entries(styles)) {
    const headers = { 'Content-Type': 'text/css' }
    pages.get(`/${name}.css`, (context) => context.body(source, 200, headers))
  }
  for (const [name, source] of Object.entries(scripts)) {
    const headers = { 'Content-Type': 'text/javascript' }
    pages.get(`/${name}.js`, (context) => context.body(source, 200, headers))
  }
  return pages
}
