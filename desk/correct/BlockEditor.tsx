import type { PageBlock } from '#contract/page-model.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useT } from '../i18n/use-t.ts'
import { BlockField } from './BlockField.tsx'
import { roleName, TEXT_ROLES } from './role-names.ts'
import { TableField } from './TableField.tsx'
import styles from './text.module.css'

interface BlockEditorProps {
  block: PageBlock
  /** Tells blocks of the same role apart: Paragraph 2. */
  number: number | undefined
  lang: string
  onWrite: (block: PageBlock) => void
  onRemove: () => void
  onLeave: () => void
  onFocus: () => void
}

/** One block of a story: a field for its text, or for each part of it. */
export function BlockEditor({ block, number, lang, onWrite, ...props }: BlockEditorProps) {
  const t = useT()
  const label = [roleName(block.role, t), number].filter(Boolean).join(' ')
  const part = { lang, onLeave: props.onLeave }
  const isText = TEXT_ROLES.some((role) => role === block.role)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the focus of its fields.
    <div className={styles.block} data-block={block.id} onFocus={props.onFocus}>
      {block.title !== undefined && (
        <BlockField
          {...part}
          label={t('{block}, title', { block: label })}
          value={block.title}
          maxLength={1000}
          onChange={(title) => onWrite({ ...block, title })}
        />
      )}
      {block.table && (
        <TableField
          {...part}
          label={label}
          table={block.table}
          onChange={(table) => onWrite({ ...block, table })}
        />
      )}
      {block.paragraphs && (
        <BlockField
          {...part}
          label={label}
          value={block.paragraphs.join('\n')}
          onChange={(text) => onWrite({ ...block, paragraphs: text.split('\n') })}
        />
      )}
      {!block.table && !block.paragraphs && (block.text !== '' || isText) && (
        <BlockField
          {...part}
          label={label}
          value={block.text}
          // The formatted text would hide what is written here.
          onChange={(text) => onWrite({ ...withoutHtml(block), text })}
        />
      )}
      {!block.table && !block.paragraphs && block.text === '' && !isText && (
        <p className={styles.plain}>{label}</p>
      )}
      {isText && (
        <div className={styles.blockActions}>
          <select
            aria-label={t('What {block} is', { block: label })}
            value={block.role}
            onChange={(event) => {
              const role = TEXT_ROLES.find((one) => one === event.target.value)
              if (role) onWrite({ ...block, role })
            }}
          >
            {TEXT_ROLES.map((role) => (
              <option key={role} value={role}>
                {roleName(role, t)}
              </option>
            ))}
          </select>
          <IconButton
            icon="trash"
            label={t('Remove {block}', { block: label })}
            onPress={props.onRemove}
          />
        </div>
      )}
    </div>
  )
}

function withoutHtml({ html: _html, ...block }: PageBlock): PageBlock {
  return block
}
