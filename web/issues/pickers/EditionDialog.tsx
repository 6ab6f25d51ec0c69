import type { EditionGroup } from '#contract/issues.ts'
import { textLanguage } from '../../i18n/text-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './edition-dialog.module.css'

interface EditionDialogProps {
  groups: readonly EditionGroup[]
  edition: number | undefined
  isOpen: (edition: number) => boolean
  onPick: (edition: number) => void
  onClose: () => void
}

export function EditionDialog({ groups, edition, isOpen, onPick, onClose }: EditionDialogProps) {
  const t = useT()
  return (
    <Dialog title={t('Choose an edition')} closeLabel={t('Close')} onClose={onClose}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.parent_edition}>
            <h3 className={styles.group} lang={textLanguage(group.parent_edition)}>
              {group.parent_edition}
            </h3>
            <ul className={styles.editions}>
              {group.editions.map(({ id, edition_name }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.edition}
                    aria-current={id === edition || undefined}
                    onClick={() => onPick(id)}
                  >
                    <span lang={textLanguage(edition_name)}>{edition_name}</span>
                    {id === edition && <Icon name="check" />}
                    {!isOpen(id) && (
                      <>
                        <Icon name="lock" />
                        <VisuallyHidden>, {t('for subscribers')}</VisuallyHidden>
                      </>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
