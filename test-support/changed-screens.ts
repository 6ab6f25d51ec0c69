import { execFileSync } from 'node:child_process'

/** What differs from main in web/ and ui/, as filters for vitest: a folder such as `web/plans/`, or a file such as `ui/Tabs`. */
export function changedScreens(project = '.'): string[] {
  const git = (...args: string[]) => gitLines(project, args)
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
  const changed = [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(changed.flatMap((file) => /^(?:web|ui)\/[^/.]+\/?/.exec(file)?.[0] ?? []))]
}

/** No lines when git fails, for example where no branch is called main, or outside a repository. */
function gitLines(cwd: string, args: string[]): string[] {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
    return execFileSync('git', args, { cwd, stdio, encoding: 'utf8' }).split('\n').filter(Boolean)
  } catch {
    return []
  }
}
