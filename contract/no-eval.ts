// The content security policy forbids eval, which zod otherwise uses. This sets zod's global configuration, so
// that the first view need not load zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
