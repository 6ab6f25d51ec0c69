import { z } from 'zod'
import { storedValue } from './stored-value.ts'

export const Language = z.enum(['en', 'kn'])
export type Language = z.infer<typeof Language>

export const chosenLanguage = storedValue('localStorage', 'language', Language)
