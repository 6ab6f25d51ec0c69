import { expect, test } from 'vitest'
import { listFaqs } from '#contract/info.ts'
import { API_BASE } from '#contract/route.ts'
import { seedInformation } from '#sample/information.ts'
import { saveParts } from '#store/info/information.ts'
import { createTestServer } from '../testing.ts'
import { homeOn } from './testing.ts'

const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/s

test('search engines read the questions and answers without running a script', async () => {
  const server = await createTestServer({ BRAND: 'dh' })
  await seedInformation(server.services.db, 'DH')
  const open = await homeOn(server)

  const { html } = await open('/faqs')

  const data = JSON.parse(DATA.exec(html)?.[1] ?? '')
  const faqs = await (await server.app.request(API_BASE + listFaqs.path)).json()
  expect(data['@type']).toBe('FAQPage')
  expect(data.mainEntity).toEqual(
    faqs.map(({ question, answer }: { question: string; answer: string }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  )
  expect((await open('/contact')).html).not.toMatch(DATA)
})

test('an answer cannot end the script element, and a new answer is shown at once', async () => {
  const server = await createTestServer()
  const open = await homeOn(server)
  expect((await open('/faqs')).html).not.toMatch(DATA)
  const both = (words: string) => ({ en: words, kn: words })
  const content = [{ id: 1, question: both('?'), answer: both('</script><b>!</b>') }]

  await saveParts(server.services.db, [{ publisher: 'PV', part: 'faqs', content }])

  const { html } = await open('/faqs')
  expect(html).not.toContain('</script><b>')
  expect(html).toContain('\\u003c/script>\\u003cb>')
})
