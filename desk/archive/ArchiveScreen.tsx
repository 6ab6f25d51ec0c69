import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { useT } from '../i18n/use-t.ts'
import { useMay } from '../session/use-me.ts'
import { ArchiveFields } from './ArchiveFields.tsx'
import styles from './archive.module.css'
import { FoundArticles } from './FoundArticles.tsx'
import { useArchive, useArchiveForm } from './use-archive.ts'

/** Searches every released issue of a title, whatever readers may open. */
export function ArchiveScreen() {
  const t = useT()
  const managesStaff = useMay('staff.manage')
  const { titles, form, search, submit } = useArchiveForm()
  const found = useArchive(search, form.sort)
  return (
    <div className={styles.screen}>
      <title>{`${t('Archive')} · ${t('Desk')}`}</title>
      <div className={styles.head}>
        <ScreenTitle>{t('Archive')}</ScreenTitle>
        {managesStaff && (
          <ButtonLink variant="secondary" to="/archive/tokens">
            {t('Tokens for programs')}
          </ButtonLink>
        )}
      </div>
      {titles.length === 0 ? (
        <Notice tone="empty">{t('The archive is for roles that cover a whole title.')}</Notice>
      ) : (
        <ArchiveFields
          titles={titles}
          form={form}
          sections={found.data?.pages[0]?.sections ?? []}
          onSubmit={submit}
        />
      )}
      {search ? (
        <FoundArticles search={search} found={found} />
      ) : (
        titles.length > 0 && (
          <Notice tone="empty">
            {t('Search every released issue: headlines, texts and captions, in any edition.')}
          </Notice>
        )
      )}
    </div>
  )
}
