import type { Config } from '#server/config.ts'

type StartedConfig = Pick<
  Config,
  'host' | 'standIns' | 'standInsOpen' | 'otherTitles' | 'publicUrl'
>

/** What `npm start` prints once the server listens. `deskLink` is a path that opens the desk once, with stand-ins. */
export function startMessage(
  { host, standIns, standInsOpen, otherTitles, publicUrl }: StartedConfig,
  port: number,
  deskLink?: string,
): string {
  const address = `http://${host === '::1' ? '[::1]' : 'localhost'}:${port}`
  return [
    '',
    `Broadsheet is open at ${address}`,
    ...(otherTitles.length > 0
      ? [
          `Its titles are at ${[publicUrl, ...otherTitles.map((title) => title.publicUrl)].join(' and ')}`,
        ]
      : []),
    ...(standIns
      ? [
          `Try it at ${address}/dev: sign in as any kind of reader, test cards, the clock.`,
          `Sign-in codes and e-mails appear at ${address}/dev/inbox, nothing is really sent.`,
        ]
      : []),
    ...(deskLink ? [`Open the desk as admin, once: ${address}${deskLink}`] : []),
    ...(standIns && !standInsOpen
      ? [
          'It is reachable from this machine only. To open it to others, set STAND_INS=on HOST=0.0.0.0',
        ]
      : []),
    ...(standInsOpen
      ? ['Warning: STAND_INS=on. Whoever reaches it can read sign-in codes and sign in as anyone.']
      : []),
    'Stop with Ctrl+C.',
    '',
  ].join('\n')
}
