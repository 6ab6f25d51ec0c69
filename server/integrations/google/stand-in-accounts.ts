import { createHash } from 'node:crypto'
import { EmailAddress } from '#contract/contact-details.ts'
import type { GoogleAccount } from '#contract/dev.ts'

/** An account of the stand-in for Google. */
export interface StandInAccount extends GoogleAccount {
  emailVerified: boolean
  /** The Workspace domain of the account, Google's `hd` claim. */
  hostedDomain: string | undefined
}

/** The stand-in's one Workspace customer. */
const WORKSPACE_DOMAIN = 'example.com'

const INVENTED: readonly StandInAccount[] = [
  {
    id: '100000000000000000001',
    name: 'Asha Rao',
    email: 'asha.rao@example.com',
    emailVerified: true,
    hostedDomain: WORKSPACE_DOMAIN,
  },
  {
    id: '100000000000000000002',
    name: 'Vikram Hegde',
    // Gmail does not allow underscores, so this address cannot exist.
    email: 'vikram_hegde@gmail.com',
    emailVerified: true,
    hostedDomain: undefined,
  },
  {
    id: '100000000000000000003',
    name: 'Nisha Bhat',
    email: null,
    emailVerified: false,
    hostedDomain: undefined,
  },
  {
    id: '100000000000000000004',
    name: 'Ravi Kulkarni',
    email: 'ravi.kulkarni@example.com',
    emailVerified: false,
    hostedDomain: undefined,
  },
  {
    id: '100000000000000000005',
    name: 'Meera Shetty',
    email: 'meera.shetty@mail.example',
    emailVerified: true,
    hostedDomain: undefined,
  },
]

export interface StandInAccounts {
  all(): StandInAccount[]
  find(id: string): StandInAccount | undefined
  /** The account with this address. Created if there is none; undefined if the address is invalid. */
  withEmail(typed: string): StandInAccount | undefined
}

export function standInAccounts(): StandInAccounts {
  const accounts = new Map(INVENTED.map((account) => [account.id, account]))
  return {
    all: () => [...accounts.values()],
    find: (id) => accounts.get(id),
    withEmail: (typed) => {
      const email = EmailAddress.safeParse(typed).data
      if (!email) return undefined
      const existing = [...accounts.values()].find((account) => account.email === email)
      const account = existing ?? newAccount(email)
      accounts.set(account.id, account)
      return account
    },
  }
}

function newAccount(email: string): StandInAccount {
  const isHosted = email.endsWith(`@${WORKSPACE_DOMAIN}`)
  const hostedDomain = isHosted ? WORKSPACE_DOMAIN : undefined
  return { id: idOf(email), name: nameOf(email), email, emailVerified: true, hostedDomain }
}

/** 21 digits, as Google's ids. Derived, so that it is the same after a restart. */
function idOf(email: string): string {
  const digest = createHash('sha256').update(email).digest('hex')
  return `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`
}

function nameOf(email: string): string {
  return email.slice(0, email.indexOf('@'))
}
