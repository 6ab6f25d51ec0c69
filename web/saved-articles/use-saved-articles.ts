import { useQuery } from '@tanstack/react-query'
import { SAVED_ARTICLES_CACHE } from '../api/query-client.ts'
import { useSession } from '../session/use-session.ts'
import { savedArticlesKey } from './saved-list.ts'

/** What the reader has saved; nothing is asked while nobody is signed in. */
export function useSavedArticles() {
  const session = useSession()
  return useQuery({
    queryKey: savedArticlesKey(),
    queryFn: async () => (await import('./saved-calls.ts')).fetchSavedArticles(),
    enabled: session.kind === 'signed-in',
    // Whoever comes back may have saved something on another device.
    refetchOnWindowFocus: 'always',
    ...SAVED_ARTICLES_CACHE,
  })
}
