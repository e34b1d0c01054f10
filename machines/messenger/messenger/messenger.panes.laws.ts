import type { Laws } from '../../../src/testing/laws.ts'
import { type Happening, same } from './messenger.conversations.laws.ts'
import type { messengerMachine } from './messenger.machine.ts'
import { detailedActorIn, namingOf, paneIn } from './messenger.state.ts'

/** How much lies over the page by what happened itself, as navigation knows it too. */
function overlaysLeft({ on, before }: Happening): number {
  const overlays = before?.context.overlays ?? 0
  const left = on('navigation.overlayLeft')
  if (on('navigation.pageEntered') || left?.isPageLeft) return 0
  return left ? Math.max(0, overlays - 1) : overlays
}

const pageLaws: Laws<typeof messengerMachine> = {
  'knows whether its page is shown, whether the tab is, and in which layout': ({
    on,
    before,
    after,
  }) => {
    const { isPageShown, isVisible, layout } = after.context
    const entered = on('navigation.pageEntered')
    const isLeft = on('navigation.overlayLeft')?.isPageLeft === true
    const wasShown = before?.context.isPageShown === true
    const wasVisible = before?.context.isVisible !== false
    return (
      isPageShown === (entered ? entered.page === 'messenger' : wasShown && !isLeft) &&
      isVisible === (on('browser.shown') ? true : wasVisible && !on('browser.hidden')) &&
      layout === (on('messenger.layoutChanged')?.layout ?? before?.context.layout ?? null)
    )
  },
  'the list is wanted as the page is entered, and once more where it is shown and the session ended [MSG-21]':
    ({ on, before, told }) => {
      const wanted = told('channels').filter(({ type }) => type === 'channels.wanted')
      const isEntered = on('navigation.pageEntered')?.page === 'messenger'
      const isLost = on('realtime.sessionEnded') && before?.context.isPageShown
      return wanted.length === Number(isEntered || Boolean(isLost))
    },
  'the address names what is looked at, and is told of each other': (step) => {
    const { on, before, after, told } = step
    const named = told('navigation').filter(({ type }) => type === 'navigation.queryRequested')
    const naming = namingOf(after.context)
    const last = before && namingOf(before.context)
    const isOther = naming !== null && naming.query.channel !== last?.query.channel
    const isDue = isOther || (naming && on('navigation.pageEntered'))
    return named.every((one) => same(one, naming)) && (!isDue || named.length === 1)
  },
}

const overLaws: Laws<typeof messengerMachine> = {
  'navigation knows how much lies over the page': (step) => {
    const known = step.told('navigation').reduce((count, { type, owner }) => {
      if (owner !== 'messenger') return count
      return type === 'navigation.overlayOpened' ? count + 1 : count - 1
    }, overlaysLeft(step))
    return known === step.after.context.overlays
  },
  'back takes away a picture, then the details, then the conversation, and none of them with the page':
    ({ on, before, after }) => {
      const left = on('navigation.overlayLeft')
      if (!left || !before) return true
      const [last, next] = [before.context, after.context]
      if (left.isPageLeft) return next.pictureKey === null && next.choice === last.choice
      if (last.pictureKey !== null) return next.pictureKey === null && paneIn(next) === paneIn(last)
      return paneIn(next) === (paneIn(last) === 'details' ? 'conversation' : 'list')
    },
  'details are shown and put away as the guest wishes, folded where there is room beside the conversation':
    ({ on, after }) => {
      const { layout, areDetailsFolded, areDetailsOver } = after.context
      const isAsked = on('messenger.detailsRequested') !== undefined
      if (!isAsked && !on('messenger.detailsClosed')) return true
      return layout === 'wide' ? areDetailsFolded === !isAsked : areDetailsOver === isAsked
    },
  'whose details are shown is told who loads them, whenever that is another [MSG-20]': ({
    before,
    after,
    told,
  }) => {
    const actorId = detailedActorIn(after.context)
    const last = before ? detailedActorIn(before.context) : null
    return same(
      told('channelDetails'),
      actorId === last ? [] : [{ type: 'channelDetails.shown', actorId }],
    )
  },
  'a picture lies over the conversation that is seen, until it is put away': ({
    on,
    before,
    after,
  }) => {
    const { pictureKey } = after.context
    const asked = on('messenger.pictureRequested')
    if (on('messenger.pictureClosed')) return pictureKey === null
    if (asked) return pictureKey === (before?.context.openId == null ? null : asked.key)
    return pictureKey === null || pictureKey === before?.context.pictureKey
  },
}

export const paneLaws: Laws<typeof messengerMachine> = { ...pageLaws, ...overLaws }
