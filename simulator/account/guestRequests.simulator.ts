import * as v from 'valibot'
import type { Account } from '../core/account.ts'
import { flag, id, text } from '../core/entities.ts'
import { languageOf } from '../core/language.ts'
import type { Platform } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import { type Endpoint, endpoint } from '../core/rest.ts'
import { accountTexts } from './accountTexts.ts'

const emailAddress = v.pipe(text, v.email('must be an e-mail address'))
/** The newsletters by number (NWS-1). */
export const newsletterIds = [256, 512, 1024, 2048] as const
const isNewsletter = (typeId: number): typeId is (typeof newsletterIds)[number] =>
  newsletterIds.some((one) => one === typeId)
const newsletterOrder = v.strictObject({
  typeId: v.pipe(
    v.number('must be a number'),
    v.guard(isNewsletter, 'must be 256, 512, 1024 or 2048'),
  ),
  userId: v.nullable(id),
  emailAddress,
})
type NewsletterOrder = v.InferOutput<typeof newsletterOrder>

export const teaserMode = v.picklist(
  ['shown', 'dismissed', 'accepted'],
  'must be shown, dismissed or accepted',
)

/** What guests ask of the platform in single requests (specification part 1 §7 Guest calls). */
export const endpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: 'redeemBonus',
    isForGuests: true,
    body: v.strictObject({ code: text }),
    answer({ account, body: { code }, platform }) {
      const { success, bonus } = platform.codes.redeem(code, account)
      return { success, bonus }
    },
  }),
  endpoint({
    method: 'POST',
    path: 'acceptCancellationOffer',
    isForGuests: true,
    body: v.strictObject({
      guest_id: id,
      platform_text: v.pipe(text, v.nonEmpty('must not be empty'), v.maxLength(500, 'is too long')),
    }),
    answer({ account, body, platform, language }) {
      if (body.guest_id !== account.id) {
        throw new Refusal(403, 'guest_id: must be the guest of the access token', 'guest_id')
      }
      const isAccepted = platform.subscriptions.resume(account) !== undefined
      const info = accountTexts(languageOf(language)).offer
      return {
        accepted_offer: isAccepted,
        accepted_offer_info: isAccepted ? info.accepted : info.none,
      }
    },
  }),
  endpoint({
    method: 'POST',
    path: 'newsletter/subscribe',
    body: newsletterOrder,
    answer({ body, platform, speaker, language }) {
      requireOwn(body, speaker, platform)
      platform.newsletters.add(keyOf(body))
      const { mail, newsletters } = accountTexts(languageOf(language))
      const subject = mail.newsletter.subject.replace('{title}', newsletters[body.typeId])
      const message = mail.newsletter.text
      const { emailAddress: to, userId: guestId } = body
      platform.mailbox.send({ guestId, to, subject, text: message })
      return { success: true }
    },
  }),
  endpoint({
    method: 'POST',
    path: 'newsletter/unsubscribe',
    body: newsletterOrder,
    answer({ body, platform, speaker }) {
      requireOwn(body, speaker, platform)
      platform.newsletters.delete(keyOf(body))
      return { success: true }
    },
  }),
  endpoint({
    method: 'POST',
    path: 'autoRechargeTeaserState',
    isForGuests: true,
    body: v.strictObject({ mode: teaserMode }),
    answer({ account, body: { mode }, platform }) {
      const { guest } = account
      guest.preferences = { ...guest.preferences, autoRechargeTeaser: mode }
      platform.journal.write('note', account.id, `the teaser of the automatic top-up was ${mode}`)
    },
  }),
  endpoint({
    method: 'POST',
    path: 'closeDataProtection',
    isForGuests: true,
    body: v.strictObject({ accepted: flag }),
    answer({ account, body: { accepted }, platform }) {
      answerDataProtection(account, accepted, platform)
    },
  }),
  endpoint({
    method: 'POST',
    path: 'closeAgbAndDataProtection',
    isForGuests: true,
    answer({ account, platform }) {
      answerDataProtection(account, true, platform)
    },
  }),
  endpoint({
    method: 'POST',
    path: 'sendVideoShareEmail',
    isForGuests: true,
    body: v.strictObject({
      videoId: v.pipe(id, v.maxLength(100, 'is too long')),
      emailAddress,
      text: v.pipe(text, v.maxLength(500, 'must have at most 500 characters')),
    }),
    answer({ account, body, platform }) {
      const { videoId, emailAddress: to, text: words } = body
      const { mail } = accountTexts(account.language)
      const subject = mail.video.subject.replace('{name}', account.guest.name ?? '')
      const message = `${words}\n\nVideo ${videoId}`.trim()
      platform.mailbox.send({ guestId: account.id, to, subject, text: message })
      return { success: true }
    },
  }),
  endpoint({
    method: 'GET',
    path: 'favorite/actors',
    isForGuests: true,
    answer({ account, platform }) {
      const ids = [...account.favourites]
        .filter((favourite) => favourite.startsWith('actor:'))
        .map((favourite) => favourite.slice('actor:'.length))
      const actors = ids.flatMap((actorId) => platform.world.performers.get(actorId) ?? [])
      return {
        actors: actors.map(({ id: actorId, name, isOnline, previewPictureUrl: pictureUrl }) => ({
          id: actorId,
          name,
          isOnline,
          pictureUrl,
        })),
      }
    },
  }),
]

/** While data protection is not accepted, the guest is asked again. */
function answerDataProtection({ id: guestId }: Account, accepted: boolean, platform: Platform) {
  platform.journal.write('note', guestId, `data protection: ${accepted ? 'accepted' : 'refused'}`)
  platform.push(guestId, { type: 'dataProtection', show: !accepted })
}

function keyOf({ typeId, emailAddress: address }: NewsletterOrder): string {
  return `${typeId}/${address.toLowerCase()}`
}

/** Guests decide about their own address only, visitors about one that is no guest's. */
function requireOwn(order: NewsletterOrder, speaker: string | null, { world }: Platform): void {
  if (order.userId !== speaker) {
    throw new Refusal(403, 'userId: must be the guest of the access token', 'userId')
  }
  const owner = world.findByLogin(order.emailAddress)
  if ((owner?.id ?? null) === speaker) return
  throw new Refusal(403, 'emailAddress: must be your own; log in first', 'emailAddress')
}
