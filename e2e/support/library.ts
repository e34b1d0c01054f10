import type { Locator, Page } from '@playwright/test'
import type { Server } from './server.ts'

interface ToldMedium {
  medium: { actorName: string; title: string; cost: number; guestInfo: { bought: boolean } | null }
  owned: { id: string; how: string }[]
}

/** What the platform knows of a video or an album, and what a guest owns. */
export async function toldOf(server: Server, medium: string, guest = '*'): Promise<ToldMedium> {
  const query = new URLSearchParams({ medium, guest })
  const answer = await fetch(`${server.app}simulator/api/library?${query}`, {
    headers: { 'x-limelight-simulator': '1' },
  })
  if (!answer.ok) throw new Error(`${medium}: ${await answer.text()}`)
  return (await answer.json()) as ToldMedium
}

/** Gives a guest a video or an album, as a gift. */
export async function give(server: Server, guestId: string, mediumId: string): Promise<void> {
  const answer = await fetch(`${server.app}simulator/api/library/give`, {
    method: 'POST',
    headers: { 'x-limelight-simulator': '1' },
    body: JSON.stringify({ guestId, mediumId }),
  })
  if (!answer.ok) throw new Error(`${mediumId}: ${await answer.text()}`)
}

/** The English address of an album’s page. */
export async function albumAt(server: Server, albumId: string): Promise<string> {
  const { medium } = await toldOf(server, albumId)
  const name = medium.actorName.toLowerCase().replaceAll(' ', '-')
  return `${server.app}en/amateur/${name}/pictures/${albumId}/`
}

/** The pictures of the album that a page shows, each opening it. */
export const picturesOf = (page: Page): Locator =>
  page.getByRole('list', { name: /^Pictures of / }).locator('li > button')
