import { useState } from 'react'
import { recentSearches } from '../session/later-storage.ts'
import { useResetOnLogout } from '../session/use-session.ts'

const MOST = 8

export function useRecentSearches() {
  const [recent, setRecent] = useState(() => recentSearches.read() ?? [])

  function clear() {
    recentSearches.remove()
    setRecent([])
  }

  useResetOnLogout(clear)

  function add(text: string) {
    const kept = (recentSearches.read() ?? []).filter((one) => one !== text)
    const next = [text, ...kept].slice(0, MOST)
    recentSearches.write(next)
    setRecent(next)
  }

  return { recent, add, clear }
}
