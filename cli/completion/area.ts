import { Argument, type Command } from 'commander'
import type { CommandContext } from '../context.ts'

const SHELLS = ['bash', 'zsh', 'fish'] as const

export function addCompletion(program: Command, { terminal }: CommandContext): void {
  program
    .command('completion')
    .description('print the completion script of a shell; docs/operate/command-line.md installs it')
    .addArgument(new Argument('<shell>', 'shell').choices(SHELLS))
    .action(async (shell: (typeof SHELLS)[number]) => {
      const { completionScript } = await import('./completion-script.ts')
      terminal.out(completionScript(shell, program))
    })
}
