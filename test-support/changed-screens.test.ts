import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changedScreens } from './changed-screens.ts'

const AUTHOR = ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.com']

function openRepository(branch: string) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-changed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const git = (...args: string[]) => execFileSync('git', [...AUTHOR, ...args], { cwd: folder })
  const write = (file: string) => {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), file)
  }
  const commit = (...files: string[]) => {
    files.forEach(write)
    git('add', '.')
    git('commit', '--quiet', '--message', 'change')
  }
  git('init', '--quiet', '--initial-branch', branch)
  return { folder, git, write, commit }
}

test('screens that differ from main are found, committed or not', () => {
  const { folder, git, write, commit } = openRepository('main')
  commit('web/plans/PlanCard.tsx', 'server/app.ts')
  git('checkout', '--quiet', '-b', 'work')
  commit('web/search/SearchScreen.tsx', 'ui/Button.tsx', 'server/plans.ts')
  write('web/profile/name/NameForm.tsx')

  expect(changedScreens(folder).sort()).toEqual(['ui/Button', 'web/profile/', 'web/search/'])
})

test('without a branch main, only what is not committed counts', () => {
  const { folder, write, commit } = openRepository('trunk')
  commit('web/plans/PlanCard.tsx')
  expect(changedScreens(folder)).toEqual([])

  write('web/plans/PlanCard.test.tsx')

  expect(changedScreens(folder)).toEqual(['web/plans/'])
})
