import { loadSessionLibrary } from '../session/load-session-library.ts'
import { codeSentAt } from '../session/storage.ts'
import type { Contact } from './check-contact.ts'
import { wordsOfGeneralError } from './general-error.ts'
import type { LoginProblem } from './login-problem.ts'

/** Asks for a code by SMS or e-mail. Returns what went wrong, if anything did. */
export async function requestCode(contact: Contact): Promise<LoginProblem | undefined> {
  try {
    const { Passwordless } = await loadSessionLibrary()
    const { status } = await Passwordless.createCode(contact)
    if (status !== 'OK') return { kind: 'not-allowed' }
    codeSentAt.write(Date.now())
    return undefined
  } catch (error) {
    const words = wordsOfGeneralError(error)
    return words ? { kind: 'said-by-server', words } : { kind: 'not-started' }
  }
}
