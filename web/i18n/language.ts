import { useSyncExternalStore } from 'react'
import type { Language } from '#contract/titles.ts'
import { chosenLanguage } from '../session/language.ts'
import type { Table } from './translate.ts'

interface Spoken {
  language: Language
  table: Table
}

const ENGLISH: Spoken = { language: 'en', table: {} }

let spoken = ENGLISH
const listeners = new Set<() => void>()

/** The language of the controls, and its table. The paper itself keeps its own language. */
export function useSpoken(): Spoken {
  return useSyncExternalStore(subscribe, () => spoken)
}

export async function setLanguage(language: Language): Promise<void> {
  spoken = await load(language)
  chosenLanguage.write(language)
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}

/** Before the first drawing, so that it is already in the reader's language. */
export async function restoreLanguage(): Promise<void> {
  const language = chosenLanguage.read()
  if (language) await setLanguage(language)
}

async function load(language: Language): Promise<Spoken> {
  if (language === 'en') return ENGLISH
  const { kannada } = await import('./kannada.ts')
  return { language, table: kannada }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
