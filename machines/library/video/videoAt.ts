import { resolve } from '../../shell/navigation/routes.ts'

/** The id of the video whose page a path names; null for another page. */
export function videoAt(path: string): string | null {
  const route = resolve(path)?.route
  return route?.name === 'video' ? route.params.videoId : null
}
