import {
  changeRelease,
  getBoard,
  type IssueRelease,
  NightBoard,
  type NightEdition,
  type ReleaseAct,
} from '#contract/desk/board.ts'
import { issueKey, publishTestIssue, serverWithIssues } from '../../issues/testing.ts'
import type { browserOfStaff } from '../testing.ts'

type Ask = Awaited<ReturnType<typeof browserOfStaff>>['ask']

export const TONIGHT = issueKey('2026-11-16')

/** A time on the 16th, whose issue of edition 4 has two pages and opens at 06:30 and 07:00. */
export async function serverAtNight(variables?: Record<string, string>) {
  const server = await serverWithIssues(undefined, variables)
  const time = (clock: string) => new Date(`2026-11-16T${clock}:00+05:30`)
  const release = { early_release_at: time('06:30'), general_release_at: time('07:00') }
  await publishTestIssue(server.services, TONIGHT, 'v1', { release })
  /** Moves the clock while the desk is in use, so that no session ends. */
  const at = async (clock: string) => {
    server.clock.moveTo(time(clock))
    const last_used_at = server.clock.now().getTime()
    await server.services.db.updateTable('staff_session').set({ last_used_at }).execute()
  }
  await at('05:00')
  return { ...server, at, release }
}

export async function editionsFor(ask: Ask, date?: string): Promise<NightEdition[]> {
  const board = await ask(getBoard, date ? { query: { date } } : {})
  return NightBoard.parse(await board.json()).editions
}

/** Edition 4 on tonight's board, or on that of another day. */
export async function tonightFor(ask: Ask, date?: string): Promise<NightEdition> {
  const found = (await editionsFor(ask, date)).find(({ edition }) => edition === TONIGHT.edition)
  if (!found) throw new Error('The board has no edition 4')
  return found
}

/** Acts on tonight's issue as the editor sees it now, or as they saw it earlier. */
export async function actOn(ask: Ask, act: ReleaseAct, seen?: IssueRelease) {
  const body = { ...TONIGHT, act, seen: seen ?? (await tonightFor(ask)).release }
  return (await ask(changeRelease, { body })).json()
}
