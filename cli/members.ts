import { userInfo } from 'node:os'
import { z } from 'zod'
import { BrandId } from '#contract/publisher.ts'
import { PUBLISHER_OF_BRAND } from '#contract/titles.ts'
import { parseEnvironment } from '#store/store-config.ts'
import { membersCommand } from './members/command.ts'
import { runOnDatabase } from './run-on-database.ts'

/** `npm run members`: readers' plans and money. What it asks for, the server does within seconds. */
await runOnDatabase('members', (args, { db, now }) => {
  const { BRAND } = parseEnvironment(z.object({ BRAND: BrandId.default('pv') }), process.env)
  const publisher = PUBLISHER_OF_BRAND[BRAND]
  return membersCommand(args, { db, now, user: userInfo().username, publisher })
})
