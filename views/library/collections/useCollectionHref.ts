import { useHref } from '../../shell/navigation/useHref.ts'

/** Where the collections are, and where one of them is. */
export function useCollectionHref(): (id?: string) => string {
  const href = useHref()
  const all = `${href({ name: 'videosAll', params: {} })}?list=collections`
  return (id) => (id === undefined ? all : `${all}&of=${encodeURIComponent(id)}`)
}
