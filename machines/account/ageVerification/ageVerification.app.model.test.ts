import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { appWalk } from '../../../fixtures/core/app.fixtures.ts'
import { appConfig } from '../../../fixtures/core/appConfig.fixtures.ts'
import { bareParts } from '../../../src/areas/all.ts'
import { setFold } from '../../core/clock.ts'
import { createApp } from '../../shell/app/app.machine.ts'
import { selectActors } from '../../shell/app/app.selectors.ts'
import { selectModals } from '../../shell/modals/modals.selectors.ts'
import { selectHasCheckFailed } from './ageVerification.selectors.ts'

/** The app at its first page, with a guest whose age is not verified. */
async function start() {
  const app = appWalk(setFold, { createApp, bareParts })
  await app.loadConfig[0]?.resolve(appConfig({ forcedAgeVerification: true }))
  await app.loadPage[0]?.resolve()
  await app.loadSession[0]?.resolve({ guest: guest(), expiresIn: 600 })
  const { ageVerification, modals, navigation } = selectActors(app.actor.getSnapshot())
  return {
    ...app,
    ageVerification,
    navigation,
    modals: () => selectModals(modals?.getSnapshot() as never).map(({ id }) => id),
    close: () => modals?.send({ type: 'modals.closeRequested', id: 'avs' }),
  }
}

test('the forced modal outlasts closing, the back button and other pages [AVS-9]', async () => {
  const { close, loadPage, loadSession, modals, navigation, router, ...app } = await start()
  expect(modals()).toEqual(['avs'])
  close()
  router.go(-1)
  expect(modals()).toEqual(['avs'])
  expect(router.current()).toBe('/nl/ +1')

  navigation?.send({ type: 'navigation.pathRequested', path: '/nl/cams/' })
  expect(modals()).toEqual(['avs'])
  await loadPage.at(-1)?.resolve()
  expect(modals()).toEqual(['avs'])
  expect(router.current()).toBe('/nl/cams/ +1')
  router.go(-2)
  await loadPage.at(-1)?.resolve()
  expect(modals()).toEqual(['avs'])

  app.actor.system.get('guest').send({ type: 'guest.sessionOutdated' })
  await loadSession.at(-1)?.resolve({ guest: guest({ hasAvs: true }), expiresIn: 600 })
  expect(modals()).toEqual([])
  expect(router.current()).not.toContain('+')
})

test('a provider to whom the browser does not go is one that could not be had', async () => {
  const { ageVerification, browser, requestAvs } = await start()
  ageVerification?.send({ type: 'ageVerification.startRequested', way: 'provider' })
  await requestAvs[0]?.resolve({ url: 'https://age.example.org/check' })
  browser.last().report({ type: 'browser.leaveRefused' })
  expect(selectHasCheckFailed(ageVerification?.getSnapshot() as never)).toBe(true)
})
