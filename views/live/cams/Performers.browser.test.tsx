import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { performersPage } from '../../../fixtures/live/performers.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { LiveCard } from '../../core/design/live/LiveCard.tsx'
import { openHouse } from '../../core/testing/house.tsx'
import { CamsFilters } from './CamsFilters.tsx'

vi.mock('../../core/design/live/LiveCard.tsx', { spy: true })
vi.mock('./CamsFilters.tsx', { spy: true })

const drawnCards = () => vi.mocked(LiveCard).mock.calls.map(([{ name }]) => name)

test.each([
  ['/en/cams/', 'Live cams'],
  ['/en/myvisitx/favorite-cams/', 'Favourite cams'],
])(
  '%s draws one tile anew for one who comes or goes, once though push and feed both tell it, and nothing around it [ACT-20]',
  async (address, title) => {
    await page.viewport(1280, 800)
    const house = openHouse('en', { address })
    const screen = await render(house.view())
    await house.admitGuest()
    await house.connect()
    await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await (await house.loadListPage.call(0)).resolve(performersPage(15))
    const tiles = screen.getByRole('list', { name: title }).getByRole('listitem')
    await expect.element(tiles.nth(14)).toBeVisible()
    await expect.poll(() => house.modelPresence.runs).toHaveLength(1)
    vi.clearAllMocks()

    const gone = { actorId: 'actor-2', isOnline: false, freeChat: false }
    house.socket.push(push('actorOffline', { actorId: 'actor-2' }))
    await expect.element(tiles.nth(1)).toHaveTextContent('Away')
    house.modelPresence.last().report({ type: 'modelPresence.told', ...gone })
    house.socket.push(push('actorOffline', { actorId: 'actor-3' }))
    await expect.element(tiles.nth(2)).toHaveTextContent('Away')
    expect(drawnCards()).toEqual(['Performer 2', 'Performer 3'])
    expect(CamsFilters).not.toHaveBeenCalled()
  },
)
