import type { EditionGroup } from '#contract/issues.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { Name } from '../../i18n/Name.tsx'
import { useT } from '../../i18n/use-t.ts'
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
            <h3 className={styles.group}>
              <Name name={group.parent_edition} names={group.parent_edition_names} />
            </h3>
            <ul className={styles.editions}>
              {group.editions.map(({ id, edition_name, edition_names }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.edition}
                    aria-current={id === edition || undefined}
                    onClick={() => onPick(id)}
                  >
                    <Name name={edition_name} names={edition_names} />
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
