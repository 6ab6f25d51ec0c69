import { config } from 'zod'

// The content security policy forbids eval, which zod otherwise tries.
config({ jitless: true })
