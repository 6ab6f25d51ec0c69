import process from 'node:process'

/**
 * `npm run bench -- morning`: one server process, compared with nginx and node:http.
 * `npm run bench -- morning rehearsal`: the whole deployment, with faults. See docs/operate/scale.md.
 */
if (process.argv[2] === 'rehearsal') await import('./rehearsal/main.ts')
else await import('./one-process.ts')
