import { Button } from '#ui/Button.tsx'
import { setLanguage, useLanguage } from './language.ts'
import styles from './language-switch.module.css'

/** Switches to the other language; the button shows that language's own name. */
export function LanguageSwitch() {
  const { language } = useLanguage()
  const [other, name] = language === 'en' ? (['kn', 'ಕನ್ನಡ'] as const) : (['en', 'English'] as const)
  return (
    <Button variant="quiet" icon="globe" lang={other} onPress={() => setLanguage(other)}>
      <span className={styles.name}>{name}</span>
    </Button>
  )
}
