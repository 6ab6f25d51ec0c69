import { send } from '../ask.ts'
import type { WholeDeployment } from './deployment.ts'
import { type MorningReader, type Paper, remember, requestOf } from './requests.ts'

const AT_ONCE = 16

/** What the server acknowledged and does not have afterwards: sessions, and the places that were saved last. */
export async function compareReaders(
  { db }: WholeDeployment,
  paper: Paper,
  readers: readonly MorningReader[],
): Promise<{ lost: string[]; doubled: string[] }> {
  const rows = await db.selectFrom('reading_place').select(['reader_id', 'page_no']).execute()
  const pageOf = new Map(rows.map(({ reader_id, page_no }) => [reader_id, page_no]))
  const thefts = await db
    .selectFrom('security_event')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'token-theft')
    .executeTakeFirstOrThrow()
  const lost: string[] = []
  const waiting = readers.values()
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const reader of waiting) {
      const request = requestOf('renewal', reader, paper)
      const answer = await send(paper.url + request.path, request)
      if (answer.status === 200) remember('renewal', reader, answer)
      else lost.push(`${reader.id} is signed out: ${answer.status}`)
      const page = pageOf.get(reader.id) ?? 0
      if (page < reader.savedPage)
        lost.push(`${reader.id} is on page ${page}, not ${reader.savedPage}`)
    }
  })
  await Promise.all(workers)
  const sessions = await db
    .selectFrom('session')
    .select('reader_id')
    .groupBy('reader_id')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute()
  const doubled = sessions.map(({ reader_id }) => `${reader_id} has two sessions`)
  if (Number(thefts.count) > 0) lost.push(`${thefts.count} renewals were taken for thefts`)
  return { lost, doubled }
}
