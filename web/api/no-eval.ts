// The content security policy forbids eval, which zod otherwise tries. Said where zod will look, so
// that the first view need not load it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
