import { pathOf } from '../../machines/shell/navigation/routes.ts'
import type { Server } from './server.ts'

/** What a performer is called, and the English page about them. */
export async function performer(
  server: Server,
  id: string,
): Promise<{ name: string; url: string }> {
  const answer = await fetch(
    `${server.app}rest/v1/actor/getActorDataByIdOrName/${id}?language=en&ver=e2e&access_token=`,
  )
  const { actor } = (await answer.json()) as { actor: { name: string } }
  const path = pathOf({ name: 'actor', params: { actorName: actor.name } }, 'en')
  return { name: actor.name, url: new URL(path, server.app).href }
}
