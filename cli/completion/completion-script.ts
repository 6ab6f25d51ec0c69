import type { Command } from 'commander'

export type Shell = 'bash' | 'zsh' | 'fish'

/** A place in the command tree: the words that lead to it, and what can follow. */
interface Level {
  path: string
  commands: Choice[]
  options: Choice[]
}

interface Choice {
  word: string
  description: string
}

/** Made from the command tree, so that a new command completes without a change here. */
export function completionScript(shell: Shell, program: Command): string {
  // The longest path first: the first pattern that fits what was typed is the right one.
  const levels = levelsOf(program, []).reverse()
  return { bash, zsh, fish }[shell](levels)
}

function levelsOf(command: Command, path: readonly string[]): Level[] {
  const options = command.createHelp().visibleOptions(command)
  return [
    {
      path: path.join(' '),
      commands: command.commands.map((each) => ({
        word: each.name(),
        description: each.description(),
      })),
      options: options.map(({ long, description }) => ({ word: long ?? '', description })),
    },
    ...command.commands.flatMap((each) => levelsOf(each, [...path, each.name()])),
  ]
}

const wordsOf = (choices: readonly Choice[]) => choices.map(({ word }) => word).join(' ')

/** `-o default` completes file names where no word fits. */
function bash(levels: readonly Level[]): string {
  const cases = levels.map(
    ({ path, commands, options }) =>
      `    '${path} '${path && '*'}) commands='${wordsOf(commands)}' options='${wordsOf(options)}' ;;`,
  )
  return `# source <(npx broadsheet completion bash)
_broadsheet() {
  local current="\${COMP_WORDS[COMP_CWORD]}" commands='' options=''
  local typed="\${COMP_WORDS[*]:1:COMP_CWORD-1} "
  case "$typed" in
${cases.join('\n')}
  esac
  [[ $current == -* ]] && commands="$options"
  COMPREPLY=($(compgen -W "$commands" -- "$current"))
}
complete -o default -F _broadsheet broadsheet`
}

function zsh(levels: readonly Level[]): string {
  const described = (choices: readonly Choice[]) =>
    choices.map(({ word, description }) => quoted(`${word}:${description}`, "'\\''")).join(' ')
  const cases = levels.map(
    ({ path, commands, options }) =>
      `    '${path} '${path && '*'}) commands=(${described(commands)}); options=(${described(options)}) ;;`,
  )
  return `#compdef broadsheet
# source <(npx broadsheet completion zsh)
_broadsheet() {
  local -a commands options
  local typed="\${(j: :)words[2,CURRENT-1]} "
  case "$typed" in
${cases.join('\n')}
  esac
  if [[ $PREFIX == -* ]]; then
    _describe option options
  elif (( \${#commands} )); then
    _describe command commands
  else
    _files
  fi
}
compdef _broadsheet broadsheet`
}

function fish(levels: readonly Level[]): string {
  const lines = levels.flatMap(({ path, commands, options }) => [
    ...commands.map(
      ({ word, description }) =>
        `complete -c broadsheet -n '__broadsheet_at "${path}"' -f -a ${word} -d ${quoted(description, "\\'")}`,
    ),
    ...options.map(
      ({ word, description }) =>
        `complete -c broadsheet -n '__broadsheet_below "${path}"' -l ${word.slice(2)} -d ${quoted(description, "\\'")}`,
    ),
  ])
  return `# npx broadsheet completion fish | source
function __broadsheet_at
  set -l typed (commandline -opc)[2..]
  test "$typed" = "$argv[1]"
end
function __broadsheet_below
  set -l typed (commandline -opc)[2..]
  string match -q -- "$argv[1] *" "$typed "
end
${lines.join('\n')}`
}

function quoted(text: string, quote: string): string {
  return `'${text.replaceAll("'", quote)}'`
}
