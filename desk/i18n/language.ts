import { useSyncExternalStore } from 'react'
import { isLanguage, LANGUAGE_COOKIE, type Language } from '#contract/titles.ts'
import type { Table } from '#domain/translate.ts'

interface ActiveLanguage {
  language: Language
  table: Table
}

const ENGLISH: ActiveLanguage = { language: 'en', table: {} }
const YEAR_SECONDS = 365 * 24 * 60 * 60

let active = ENGLISH
const listeners = new Set<() => void>()

/** The language of the desk, with its translations. */
export function useLanguage(): ActiveLanguage {
  return useSyncExternalStore(subscribe, () => active)
}

/** Switches the language and stores the choice in the cookie that the readers' app uses too. */
export async function setLanguage(language: Language): Promise<void> {
  await show(language)
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140 and Safari before 18.4.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}

/** Runs before the first render: the chosen language, else the browser's. */
export async function restoreLanguage(): Promise<void> {
  await show(chosenLanguage() ?? browserLanguage())
}

function chosenLanguage(): Language | undefined {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('='))
  const [, chosen] = cookies.find(([name]) => name === LANGUAGE_COOKIE) ?? []
  return isLanguage(chosen) ? chosen : undefined
}

function browserLanguage(): Language {
  return navigator.language.startsWith('kn') ? 'kn' : 'en'
}

async function show(language: Language): Promise<void> {
  active = await load(language)
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}

async function load(language: Language): Promise<ActiveLanguage> {
  if (language === 'en') return ENGLISH
  const { kannada } = await import('./kannada.ts')
  return { language, table: kannada }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
