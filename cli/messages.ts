import { z } from 'zod'
import { BrandId } from '#contract/publisher.ts'
import { PUBLISHER_OF_BRAND } from '#contract/titles.ts'
import { parseEnvironment } from '#store/store-config.ts'
import { messagesCommand } from './messages-command.ts'
import { runOnDatabase } from './run-on-database.ts'

/** `npm run messages`: what visitors and readers wrote to the publisher. */
await runOnDatabase('messages', (args, { db }) => {
  const { BRAND } = parseEnvironment(z.object({ BRAND: BrandId.default('pv') }), process.env)
  return messagesCommand(args, { db, publisher: PUBLISHER_OF_BRAND[BRAND] })
})
