import { execFileSync, spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { operatorAt } from '../testing.ts'

const script = (shell: string) => operatorAt({}).type('completion', shell)

/** What bash offers for the last word. */
async function completionsOf(...words: string[]): Promise<string[]> {
  const ask = `${await script('bash')}
COMP_WORDS=(broadsheet "$@"); COMP_CWORD=$#
_broadsheet
printf '%s\\n' "\${COMPREPLY[@]}"`
  const out = execFileSync('bash', ['-c', ask, 'bash', ...words], { encoding: 'utf8' })
  return out.split('\n').filter(Boolean)
}

test('the script for bash has no syntax error', async () => {
  const { status, stderr } = spawnSync('bash', ['-n'], {
    input: await script('bash'),
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test('bash completes areas, verbs and options', async () => {
  expect(await completionsOf('su')).toEqual(['subscriptions'])
  expect(await completionsOf('subscriptions', '')).toEqual([
    'show',
    'grant',
    'refund',
    'cancel',
    'export',
  ])
  expect(await completionsOf('press', 're')).toEqual(['restore', 'reinstate', 'regions'])
  expect(await completionsOf('press', 'publish', 'tonight/', '--ea')).toEqual(['--early'])
})

test('after a verb, bash completes file names', async () => {
  expect(await completionsOf('press', 'publish', '')).toEqual([])
  expect(await script('bash')).toContain('complete -o default -F _broadsheet broadsheet')
})

test.each(['zsh', 'fish'])(
  'the script for %s has every verb with its description',
  async (shell) => {
    const lines = await script(shell)
    expect(lines).toContain('contact-messages')
    expect(lines).toMatch(/stop-contact-change.*stop a change of contact/)
    expect(lines).toContain("readers' plans".replace("'", shell === 'zsh' ? "'\\''" : "\\'"))
  },
)
