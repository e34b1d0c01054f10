import { expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { completeApp, sharedMachines } from '../../../src/areas/all.ts'
import { tileGridMachine } from '../../content/tileGrid/tileGrid.machine.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import { conversationMachine } from '../../messenger/conversation/conversation.machine.ts'

const charts: Readonly<Record<string, AnyStateMachine>> = {
  app: completeApp,
  ...sharedMachines,
  conversation: conversationMachine,
  list: listMachine,
  tileGrid: tileGridMachine,
}

/** What the guest ordered is not done again unasked: the view says that it failed, and who asks again. */
const ordered: Readonly<Record<string, string>> = {
  'actorProfile.storeActorNote': 'the guest, by the same button',
  'ageVerification.requestAvs': 'the guest, by a button',
  'album.storeAlbumOpinion': 'the guest, by the same button',
  'albumComments.postComment': 'the guest, by the same button',
  'bonusCode.checkCode': 'the guest, by a button',
  'bonusCode.redeemCode': 'the guest, by a button',
  'bundles.orderBundle': 'the guest, by the same button',
  'cancellationOffer.acceptOffer': 'the guest, by a button',
  'channelOrders.blockChannel': 'the guest: it is taken back with a notice',
  'chatShows.buyChatTicket': 'the ticket is looked for instead',
  'chatShows.removeChatTicket': 'the ticket is looked for instead',
  'conversionChat.switchConversionChat': 'the guest, by a button',
  'dataProtection.closeBoth': 'the guest, by a button',
  'dataProtection.closeDataProtection': 'the guest, by a button',
  'freePreview.declineFreePreview': 'nobody: it is offered once more another day',
  'freePreview.startFreePreview': 'the guest, by the same button',
  'guest.logOut': 'the guest, by the menu',
  'lightBox.storePictureRating': 'the guest, by the same button',
  'liveChat.goPrivate': 'the guest, by the same button',
  'liveChat.rateLiveChat': 'the guest, by the same stars',
  'mediathek.archiveMedium': 'the guest, by the same button',
  'newsletter.subscribe': 'the guest, by the same button',
  'newsletter.unsubscribe': 'the guest, by the same button',
  'payTour.confirmSuccess': 'the session is asked for instead',
  'pinCall.startVerification': 'the guest: the problem stands beside the field',
  'pinCall.verifyPin': 'the guest: the problem stands beside the field',
  'report.holdReport': 'the guest, by the same button',
  'sedcardsRating.storeSedcardsRating': 'the guest, by the same button',
  'unsentReports.deleteReports': 'the guest, by the same button',
  'video.storeVideoOpinion': 'the guest, by the same button',
  'profile.saveNotificationsSettings': 'the guest, by a button',
  'profile.savePreferences': 'the guest, by a button',
  'profile.saveProfile': 'the guest, by a button',
  'videoShare.sendVideoShareEmail': 'the guest, by the same button',
  'voiceCall.startAnonymousCall': 'the guest, by a button',
}

/** What the page does without: it shows the same without the answer. */
const spared: Readonly<Record<string, string>> = {
  'actorSearch.deleteActorFilter': 'nothing is searched for by it any more',
  'ageVerification.loadBonusAvailable': 'no bonus is promised',
  'featureFeedback.sendFeatureFeedback': 'the guest is thanked, and it is reported',
  'hoverPreview.loadProfilePreview': 'the picture says enough',
  'login.askAccountCookie': 'the login is offered',
  'previewOffer.loadPreviewIncentives': 'nothing is offered beside what opens the film',
  'report.findCrash': 'nobody is asked about a page that crashed',
  'report.loadReportable': 'the report has words and no log',
  'report.noteAnswer': 'the question may come again',
  'reportUpload.awaitOnline': 'it is sent at once',
  'reportUpload.loadHeldReports': 'they are sent on from the next page',
  'videoPictures.loadVideoPictures': 'the tile keeps its own picture',
}

interface Failing {
  /** Machine and slot. */
  name: string
  /** Each way in which the chart goes on when the slot fails. */
  ways: { actions: readonly string[]; target: AnyStateNode | undefined }[]
}

const nameOf = (action: unknown) =>
  typeof action === 'object' && action !== null && 'type' in action ? action.type : action

function failingOf(name: string, node: AnyStateNode): Failing[] {
  const slots = node.invoke.map(({ src, id }) => ({ src: src as string, id }))
  const own = slots.flatMap(({ src, id }) => {
    const ways = node.transitions.get(`xstate.error.actor.${id}`) ?? []
    return ways.length === 0
      ? []
      : [
          {
            name: `${name}.${src}`,
            ways: ways.map(({ actions, target }) => ({
              actions: actions.map(nameOf) as string[],
              target: target?.[0],
            })),
          },
        ]
  })
  return [...own, ...Object.values(node.states).flatMap((state) => failingOf(name, state))]
}

const says = 'tellLoadFailed'
const entryOf = (node: AnyStateNode | undefined) => (node?.entry ?? []).map(nameOf)
const announces = ({ actions, target }: Failing['ways'][number]) =>
  actions.includes(says) || entryOf(target).includes(says)
const hasTimer = ({ target }: Failing['ways'][number]) => (target?.after.length ?? 0) > 0

const failing = Object.entries(charts).flatMap(([name, { root }]) => failingOf(name, root))
const unasked = failing.filter(({ ways }) => !ways.some((way) => announces(way) || hasTimer(way)))

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((state) => nodesOf(state))]
}

test('whatever fails is asked for again by itself, unless the guest ordered it or the page does without', () => {
  const names = [...new Set(unasked.map(({ name }) => name))].toSorted()
  expect(names).toEqual([...Object.keys(ordered), ...Object.keys(spared)].toSorted())
})

test('each state that says that its load failed asks again when it is told to', () => {
  const saying = Object.values(charts).flatMap(({ root }) =>
    nodesOf(root).filter((node) => entryOf(node).includes(says)),
  )
  expect(saying.length).toBeGreaterThan(15)
  const deaf = saying.filter((node) => !node.transitions.has('recovery.retryDue'))
  expect(deaf.map(({ id }) => id)).toEqual([])
})
