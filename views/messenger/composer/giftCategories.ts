import { ownIn } from '../../../machines/core/ownIn.ts'
import type { Text, TextKey } from '../../core/text/text.tsx'

const words: Readonly<Record<string, TextKey>> = {
  drinks: 'composer.gifts.drinks',
  flowers: 'composer.gifts.flowers',
  jewels: 'composer.gifts.jewels',
  moments: 'composer.gifts.moments',
  sweets: 'composer.gifts.sweets',
}

/** What a category of gifts is called; the platform gives it an id and no name. */
export function categoryName(id: string, text: Text): string {
  const key = ownIn(words, id)
  return key ? text(key) : id.charAt(0).toUpperCase() + id.slice(1)
}
