import { openDatabase } from '../database.ts'

/** A program that writes until it is killed: the same name into two tables per transaction. Prints the count. */
const [target = ''] = process.argv.slice(2)
const db = await openDatabase(
  target.startsWith('postgres')
    ? { kind: 'postgres', url: target }
    : { kind: 'sqlite', file: target },
)
for (let count = 1; ; count += 1) {
  const name = `written ${count}`
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('secret').values({ name, value: '\u2028 ಕನ್ನಡ "\\' }).execute()
    await tx
      .insertInto('rate_limit')
      .values({ bucket: name, hits: '[]', updated_at: count })
      .execute()
  })
  console.info(count)
}
