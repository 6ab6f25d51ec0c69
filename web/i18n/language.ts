import { useSyncExternalStore } from 'react'
import type { Language } from '#contract/titles.ts'
import type { Table } from '#domain/translate.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { chosenLanguage } from '../session/browser-storage.ts'

interface ActiveLanguage {
  language: Language
  table: Table
}

const ENGLISH: ActiveLanguage = { language: 'en', table: {} }

let active = ENGLISH
const listeners = new Set<() => void>()

/** The language of the controls, with its translations. The newspaper has its own language. */
export function useLanguage(): ActiveLanguage {
  return useSyncExternalStore(subscribe, () => active)
}

/** Switches the language and stores the choice. */
export async function setLanguage(language: Language): Promise<void> {
  await show(language)
  chosenLanguage.write(language)
}

/** Runs before the first render: uses the stored language, else the one the server rendered. */
export async function restoreLanguage(): Promise<void> {
  const chosen = chosenLanguage.read()
  if (chosen) await setLanguage(chosen)
  else await show(runtimeConfig().language)
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

/** The language that a text is written in; a Kannada paper has English articles too. */
export function textLanguage(text: string): Language {
  return /\p{Script=Kannada}/u.test(text) ? 'kn' : 'en'
}
