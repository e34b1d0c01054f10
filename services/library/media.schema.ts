import * as v from 'valibot'
import { currencyCodes } from '../../machines/core/money.ts'
import type { MediumGuestInfo, MediumModel, MediumPrice } from '../../machines/library/media.ts'
import { flag, id, number, text } from '../core/bounds.ts'

export const priceSchema = v.object({
  value: number,
  currency: v.picklist(currencyCodes),
}) satisfies v.GenericSchema<unknown, MediumPrice>

export const modelSchema = v.object({
  id,
  name: text,
  link: text,
  picture: text,
  isOnline: flag,
}) satisfies v.GenericSchema<unknown, MediumModel>

export const guestInfoSchema = v.object({
  bought: flag,
  gifted: flag,
  flatrate: flag,
}) satisfies v.GenericSchema<unknown, MediumGuestInfo>
