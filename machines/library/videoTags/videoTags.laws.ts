import type { Laws, Step } from '../../../src/testing/laws.ts'
import { categoryAt } from '../videoList/videoList.categories.ts'
import type { videoTagsMachine } from './videoTags.machine.ts'

type TagsStep = Step<typeof videoTagsMachine>

const isAgain = ({ on }: TagsStep) =>
  (on('recovery.retryDue') ?? on('videoTags.retryRequested')) !== undefined
const isOtherLanguage = ({ on }: TagsStep) => on('navigation.languageChanged') !== undefined

export const laws: Laws<typeof videoTagsMachine> = {
  'asks for the twelve most popular when a page of videos is entered, once, and in another language [TAG-4]':
    (step) => {
      const { on, before, began } = step
      const page = on('navigation.pageEntered')?.page
      const isFirst = before?.matches({ popular: 'unwanted' }) && page && categoryAt(page) !== null
      const isFailed = before?.matches({ popular: { wanted: 'failed' } })
      const isDue =
        isFirst ||
        (before?.matches({ popular: 'wanted' }) && isOtherLanguage(step)) ||
        (isFailed && isAgain(step))
      const inputs = began('loadPopularTags') as { first: number }[]
      return inputs.map(({ first }) => first).join() === (isDue ? '12' : '')
    },
  'offers them as answered, and keeps them': ({ answered, before, after }) => {
    const answer = answered('loadPopularTags')
    if (!answer) return !before || after.context.popular === before.context.popular
    return (
      after.context.popular === answer.output && after.matches({ popular: { wanted: 'known' } })
    )
  },
  'keeps what is typed, up to 60 characters, until another page is entered': ({
    on,
    before,
    after,
  }) => {
    const typed = on('videoTags.typed')
    const { typed: kept } = after.context
    if (typed) return kept === typed.text.slice(0, 60)
    return kept === (on('navigation.pageEntered') ? '' : (before?.context.typed ?? ''))
  },
  'waits 250 ms for more to be typed, and looks for nothing where nothing is typed': (step) => {
    const { on, before, after, delays } = step
    const typed = on('videoTags.typed')
    const isTyping = typed !== undefined && typed.text.trim() !== ''
    const isEmpty = !before || (typed && !isTyping) || on('navigation.pageEntered') !== undefined
    if (isEmpty && !after.matches({ search: 'empty' })) return false
    return (
      delays.join() === (isTyping ? '250' : '') &&
      (!isTyping || after.matches({ search: 'typing' }))
    )
  },
  'then asks what fits [TAG-3], and again in another language and after a failure': (step) => {
    const { fired, before, after, began } = step
    const isAsked =
      before?.matches({ search: 'asking' }) || before?.matches({ search: 'suggested' })
    const isFailed = before?.matches({ search: 'failed' })
    const isDue = fired || (isAsked && isOtherLanguage(step)) || (isFailed && isAgain(step))
    const inputs = began('suggestTags') as { search: string }[]
    const searches = inputs.map(({ search }) => search).join()
    return searches === (isDue ? after.context.typed.trim() : '')
  },
  'suggests what was answered until something else is typed': ({ on, answered, before, after }) => {
    const answer = answered('suggestTags')
    const { suggested } = after.context
    if (answer) return suggested === answer.output && after.matches({ search: 'suggested' })
    const isForgotten = !before || on('videoTags.typed') || on('navigation.pageEntered')
    return suggested === (isForgotten ? null : before.context.suggested)
  },
  'nothing is under way where nothing is awaited': ({ after, runs }) =>
    runs('loadPopularTags') === after.matches({ popular: { wanted: 'loading' } }) &&
    runs('suggestTags') === after.matches({ search: 'asking' }),
  'a failure is shown, and told those who try again': ({ failed, after, addressees }) => {
    const isPopular = failed('loadPopularTags') !== undefined
    const isSearch = failed('suggestTags') !== undefined
    if (!isPopular && !isSearch) return addressees.length === 0
    const isShown = isPopular
      ? after.matches({ popular: { wanted: 'failed' } })
      : after.matches({ search: 'failed' })
    return isShown && addressees.join() === 'recovery'
  },
}
