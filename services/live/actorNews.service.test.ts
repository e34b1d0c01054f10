import { describe, expect, test } from 'vitest'
import { actorSale, tvAppearance } from '../../fixtures/live/actorNews.fixtures.ts'
import {
  hostileAnswers,
  plainRequests,
  refusal,
  withoutEachField,
} from '../core/answers.fixtures.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { loadActorSales, loadActorTv } from './actorNews.service.ts'

const platform = eachTestItsServices()

const wanted = { actorId: 'actor/7' }
const iso = (time: number) => new Date(time).toISOString()
const livestream = () => {
  const { start, end, isPremium } = tvAppearance()
  return { start: iso(start), end: iso(end), isPremium }
}
const sale = () => ({ ...actorSale(), end: iso(actorSale().end) })

describe('the TV livestream', () => {
  test('is asked for by id; a performer may not be in it [ACT-25]', async () => {
    const { request, calls } = plainRequests({ livestream: livestream() })
    expect(await loadActorTv(request, wanted)).toEqual(tvAppearance())
    expect(calls()).toEqual(['GET actor/getActorTVLivestreamDataById/actor%2F7'])
    const without = plainRequests({ livestream: null })
    expect(await loadActorTv(without.request, wanted)).toBeNull()
  })

  test.each(withoutEachField(livestream()))('is refused without %s', async (_, odd) => {
    const { request } = plainRequests({ livestream: odd })
    await expect(loadActorTv(request, wanted)).rejects.toMatchObject(refusal)
  })

  test('is refused with a time that is none', async () => {
    const { request } = plainRequests({ livestream: { ...livestream(), start: 'at eight' } })
    await expect(loadActorTv(request, wanted)).rejects.toMatchObject(refusal)
  })
})

describe('sales', () => {
  test('are asked for by id; what cannot be read costs no other [ACT-34]', async () => {
    const odd = withoutEachField(sale()).map(([, rest]) => rest)
    const { request, calls } = plainRequests({
      sales: [...odd, { ...sale(), kind: 'hat' }, sale()],
    })
    expect(await loadActorSales(request, wanted)).toEqual([actorSale()])
    expect(calls()).toEqual(['GET sales/actor/actor%2F7'])
    const without = plainRequests({ sales: [] })
    expect(await loadActorSales(without.request, wanted)).toEqual([])
  })
})

test.each(hostileAnswers)('rejects %s', async (_, hostile) => {
  const { request, outside } = plainRequests()
  outside.answer = hostile
  await expect(loadActorTv(request, wanted)).rejects.toMatchObject(refusal)
  await expect(loadActorSales(request, wanted)).rejects.toMatchObject(refusal)
})

test('the platform has some in the stream, at times that are not over, and sells some albums for less [ACT-25 ACT-34]', async () => {
  const { environment, request } = await platform.begin()
  const ids = [...platform.simulator.world.performers.keys()].slice(0, 24)
  const all = await Promise.all(
    ids.map(async (actorId) => ({
      tv: await loadActorTv(request, { actorId }),
      sales: await loadActorSales(request, { actorId }),
    })),
  )
  const now = environment.now()
  const planned = all.flatMap(({ tv }) => tv ?? [])
  expect(planned.length).toBeGreaterThan(0)
  expect(planned.length).toBeLessThan(ids.length)
  expect(planned.every(({ start, end }) => end > now && end > start)).toBe(true)
  const sold = all.flatMap(({ sales }) => sales)
  expect(sold.length).toBeGreaterThan(0)
  expect(
    sold.every(({ end, price, basePrice }) => end > now && price.value < basePrice.value),
  ).toBe(true)
})
