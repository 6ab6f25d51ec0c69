import { expect, test } from 'vitest'
import { createTestServer } from '../testing.ts'
import { followedMail } from './followed-mail.ts'

test.each([
  ['PV', 'ಕೊಡಗು / Kodagu', 'ಇದನ್ನು ಅನುಸರಿಸುವುದನ್ನು ನಿಲ್ಲಿಸಿ / Stop following this'],
  ['DH', 'Kodagu / ಕೊಡಗು', 'Stop following this / ಇದನ್ನು ಅನುಸರಿಸುವುದನ್ನು ನಿಲ್ಲಿಸಿ'],
] as const)(
  'the mail of %s begins with its language, and stopping is no headline of its lists',
  async (publisher, heading, stop) => {
    const { services } = await createTestServer()
    const followed = {
      id: 'f-1',
      publisher,
      kind: 'district',
      what: 'kodagu',
      names: { kn: 'ಕೊಡಗು', en: 'Kodagu' },
      created_at: '2026-11-15T02:30:00.000Z',
    } as const
    const { text, html } = followedMail(
      { secrets: services.secrets, config: { ...services.config, publisher } },
      'reader-1',
      [{ followed, stories: [] }],
    )

    expect(text).toMatch(new RegExp(`^${heading}\n\n${stop}: http`))
    expect(html).toContain(`>${heading}</h2>`)
    expect(html).not.toMatch(/<li[^>]*>[^\n]*Stop following this/)
    expect(html).toMatch(new RegExp(`<p [^>]*><a [^>]*>${stop}</a></p>`))
  },
)
