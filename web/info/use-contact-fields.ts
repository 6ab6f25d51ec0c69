import { useState } from 'react'
import { useMe } from '../session/use-me.ts'
import { useSessionAtOnce } from '../session/use-session.ts'
import type { Field, Fields } from './contact-fields.ts'

const EMPTY: Fields = { name: '', contact: '', subject: '', message: '' }

/** What stands in the fields: what was typed, and until then what is known of who is signed in. */
export function useContactFields() {
  const [typed, setTyped] = useState<Partial<Fields>>({})
  const fields: Fields = { ...EMPTY, ...useKnown(), ...typed }
  const type = (field: Field, value: string) => setTyped({ ...typed, [field]: value })
  return { fields, type }
}

function useKnown(): Partial<Fields> {
  const isSignedIn = useSessionAtOnce().kind === 'signed-in'
  const { data: me } = useMe(isSignedIn)
  if (!isSignedIn || !me) return {}
  const { emails, phoneNumbers } = me.userData
  return { name: me.metadata.first_name ?? '', contact: emails[0] ?? phoneNumbers[0] ?? '' }
}
